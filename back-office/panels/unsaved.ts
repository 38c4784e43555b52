import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** Work that is not saved: asked when somebody is about to leave it. */
export interface Unsaved {
  readonly isUnsaved: () => boolean;
  /** Forgets it: somebody left on purpose. */
  readonly discard: () => void;
}

/** What lies over a page or a panel and is closed by itself: a dialog, or what drops down from a button. */
export type Layer = symbol;

/** The layer in which something is; null for the page and its panels. */
export const UnsavedLayer = createContext<Layer | null>(null);

const open = new Map<Unsaved, Layer | null>();

let free = false;

/** Whether anything that is open has changes that are not saved. */
export function hasUnsaved(): boolean {
  if (free) return false;
  return [...open.keys()].some(({ isUnsaved }) => isUnsaved());
}

const inLayer = (layer: Layer | null): readonly Unsaved[] =>
  [...open].flatMap(([one, where]) => (layer === null || where === layer ? one : []));

/** Forgets the changes of everything that is open, or of one layer alone. */
export function discardUnsaved(layer: Layer | null = null): void {
  for (const one of inLayer(layer)) if (one.isUnsaved()) one.discard();
}

type Ask = (leave: () => void, layer: Layer | null) => void;

let ask: Ask | null = null;

/** Whoever can ask whether to leave what is not saved, or null again. */
export function showQuestionWith(shown: Ask | null): void {
  ask = shown;
}

/** Leaves what is open, or one layer of it: at once when nothing was changed there, else once somebody says so. */
export function leaveOpen(leave: () => void, layer: Layer | null = null): void {
  const unsaved = !free && inLayer(layer).some(({ isUnsaved }) => isUnsaved());
  if (unsaved && ask !== null) ask(leave, layer);
  else leave();
}

/** Leaves without a question: what is left was just done, or is gone. */
export function leaveFreely(leave: () => void): void {
  free = true;
  try {
    leave();
  } finally {
    free = false;
  }
}

/** Says of something that is open whether it has changes; every way out asks it (`shell/leave-guard.tsx`). */
export function useUnsaved(unsaved: Unsaved): void {
  const layer = useContext(UnsavedLayer);
  const latest = useRef(unsaved);
  // with what is drawn: a way out that is pressed right after saving must not find what was before
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
