import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** Unsaved work, about which a user who is about to leave is consulted. */
export interface Unsaved {
  readonly isUnsaved: () => boolean;
  /** Drops the work, because the user left on purpose. */
  readonly discard: () => void;
}

/** A layer over a page or a panel that closes by itself: a dialog, or the dropdown of a button. */
export type Layer = symbol;

/** The layer around a component; null for the page and its panels. */
export const UnsavedLayer = createContext<Layer | null>(null);

const open = new Map<Unsaved, Layer | null>();

let free = false;

/** True when anything open has unsaved changes. */
export function hasUnsaved(): boolean {
  if (free) return false;
  return [...open.keys()].some(({ isUnsaved }) => isUnsaved());
}

const inLayer = (layer: Layer | null): readonly Unsaved[] =>
  [...open].flatMap(([one, where]) => (layer === null || where === layer ? one : []));

/** Drops the changes of everything open, or of one layer alone. */
export function discardUnsaved(layer: Layer | null = null): void {
  for (const one of inLayer(layer)) if (one.isUnsaved()) one.discard();
}

type Ask = (leave: () => void, layer: Layer | null) => void;

let ask: Ask | null = null;

/** Sets the question before unsaved work is left; null for none. */
export function showQuestionWith(shown_ask: Ask | null): void {
  ask = shown_ask;
}

/**
 * Leaves everything open, or one layer of it: at once when nothing was changed there, otherwise
 * once the user agrees.
 */
export function leaveOpen(leave: () => void, layer: Layer | null = null): void {
  const is_unsaved = !free && inLayer(layer).some(({ isUnsaved }) => isUnsaved());
  if (is_unsaved && ask !== null) ask(leave, layer);
  else leave();
}

/** Leaves without a question, because the work was just saved, or its record is gone. */
export function leaveFreely(leave: () => void): void {
  free = true;
  try {
    leave();
  } finally {
    free = false;
  }
}

/**
 * Registers unsaved work while its component is open; every way out checks it
 * (`shell/leave-guard.tsx`).
 */
export function useUnsaved(unsaved: Unsaved): void {
  const layer = useContext(UnsavedLayer);
  const latest = useRef(unsaved);
  // together with the drawing: a way out pressed right after saving must not find the old state
  useLayoutEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => {
    const entry: Unsaved = {
      isUnsaved: () => latest.current.isUnsaved(),
      discard: () => latest.current.discard(),
    };
    open.set(entry, layer);
    return () => {
      open.delete(entry);
    };
  }, [layer]);
}
