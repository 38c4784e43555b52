import { useEffect, useRef } from 'react';

/** Work that is not saved: asked when somebody is about to leave it. */
export interface Unsaved {
  readonly isUnsaved: () => boolean;
  /** Forgets it: somebody left on purpose. */
  readonly discard: () => void;
}

const open = new Set<Unsaved>();

let free = false;

/** Whether anything that is open has changes that are not saved. */
export function hasUnsaved(): boolean {
  if (free) return false;
  return [...open].some(({ isUnsaved }) => isUnsaved());
}

/** Forgets the changes of everything that is open. */
export function discardUnsaved(): void {
  for (const one of open) if (one.isUnsaved()) one.discard();
}

type Ask = (leave: () => void) => void;

let ask: Ask | null = null;

/** Whoever can ask whether to leave what is not saved, or null again. */
export function showQuestionWith(shown: Ask | null): void {
  ask = shown;
}

/** Leaves what is open: at once when nothing was changed, else once somebody says so. */
export function leaveOpen(leave: () => void): void {
  if (hasUnsaved() && ask !== null) ask(leave);
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
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => {
    const entry: Unsaved = {
      isUnsaved: () => latest.current.isUnsaved(),
      discard: () => latest.current.discard(),
    };
    open.add(entry);
    return () => {
      open.delete(entry);
    };
  }, []);
}
