import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor.ts';

/**
 * Undoes and redoes by Ctrl (or Cmd) and Z or Y, in fields too: their own undo does not know the
 * page.
 */
export function useUndoKeys(input: {
  readonly editor: Editor;
  readonly speak: (words: string) => void;
  readonly disabled: boolean;
}): void {
  const texts = useTexts('office-builder');
  const latest = useRef({ ...input, texts });
  useEffect(() => {
    latest.current = { ...input, texts };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { editor, speak, disabled, texts: words } = latest.current;
      if (disabled || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      const { past, future } = editor.history;
      if ((isRedo ? future : past).length === 0) return;
      if (isRedo) editor.redo();
      else editor.undo();
      speak(isRedo ? words.redone : words.undone);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
