/** A step in the states of a page: back to the one before, or forward again. */
export const HISTORY_STEPS = ['undo', 'redo'] as const;
export type HistoryStep = (typeof HISTORY_STEPS)[number];

/** A key with those that are held down beside it. */
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the step for which a key stands: Ctrl (or Cmd) and Z undoes, with Shift or with Y it
 * redoes; null for all other keys.
 */
export function stepOfKey(pressed: PressedKey): HistoryStep | null {
  if (pressed.altKey || !(pressed.ctrlKey || pressed.metaKey)) return null;
  const key = pressed.key.toLowerCase();
  if (key === 'y' || (key === 'z' && pressed.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
}
