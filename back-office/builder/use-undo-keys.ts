import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type HistoryStep, stepOfKey } from '@ribambelle/domain/website/undo-keys.ts';
import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor.ts';

/**
 * Undoes and redoes by Ctrl (or Cmd) and Z or Y, in fields too: their own undo does not know the
 * page. Returns the function that does so for keys that were pressed in the frame; while a dialog
 * is open it does nothing.
 */
export function useUndoKeys(input: {
  readonly editor: Editor;
  readonly speak: (words: string) => void;
  readonly disabled: boolean;
}): (step: HistoryStep) => void {
  const texts = useTexts('office-builder');
  const take = (step: HistoryStep) => {
    const { editor, speak } = input;
    const { past, future } = editor.history;
    if (input.disabled || isInDialog()) return;
    if ((step === 'redo' ? future : past).length === 0) return;
    editor[step]();
    speak(step === 'redo' ? texts.redone : texts.undone);
  };
  const latest = useRef({ take, disabled: input.disabled });
  useEffect(() => {
    latest.current = { take, disabled: input.disabled };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOfKey(event);
      if (step === null || latest.current.disabled || isInDialog()) return;
      event.preventDefault();
      latest.current.take(step);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return take;
}

const isInDialog = (): boolean => document.querySelector('[role=dialog]') !== null;
