import { type HistoryStep, stepOfKey } from '@ribambelle/domain/website/undo-keys.ts';

/**
 * Takes the keys that undo and redo in a page that is being written, also in a text of it: the
 * browser's own undo does not know the page.
 */
export function takeUndoKeys(step: (step: HistoryStep) => void): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const wanted = event.isComposing ? null : stepOfKey(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      step(wanted);
    },
    true,
  );
}
