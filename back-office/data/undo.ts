import { useSyncExternalStore } from 'react';

const SECONDS = 10;
const MOST = 3;

/** Something that was done a moment ago and of which nothing has left the house yet. */
export interface Offer {
  readonly key: number;
  readonly said: string;
  /** Whole seconds that remain. */
  readonly left: number;
  readonly undo: () => void;
}

let offers: readonly Offer[] = [];
let made = 0;
let isHeld = false;
let clock: ReturnType<typeof setInterval> | null = null;
const watching = new Set<() => void>();

function set(next: readonly Offer[]): void {
  offers = next;
  if (offers.length === 0) {
    if (clock !== null) clearInterval(clock);
    clock = null;
    isHeld = false;
  } else clock ??= setInterval(count, 1000);
  for (const watcher of watching) watcher();
}

/** Time stands still while somebody is at the button, or at another window. */
function count(): void {
  if (isHeld || document.hidden) return;
  set(offers.map((offer) => ({ ...offer, left: offer.left - 1 })).filter(({ left }) => left > 0));
}

/** Offers for ten seconds to undo what was done: the newest three at most. */
export function offerUndo(said: string, undo: () => void): void {
  made += 1;
  set([...offers, { key: made, said, left: SECONDS, undo }].slice(-MOST));
}

/** Undoes one of what is offered: the newest, unless it is said which. Answers whether there was anything. */
export function takeUndo(key?: number): boolean {
  const offer = key === undefined ? offers.at(-1) : offers.find((one) => one.key === key);
  if (offer === undefined) return false;
  set(offers.filter((one) => one !== offer));
  offer.undo();
  return true;
}

/** Whether somebody is at what is offered, so that it stays. */
export function holdUndo(held: boolean): void {
  isHeld = held;
}

/** Nothing is offered any more: somebody else may sit here. */
export function forgetUndo(): void {
  set([]);
}

/** What can be undone now, the oldest first. */
export function useOffers(): readonly Offer[] {
  return useSyncExternalStore(watch, () => offers);
}

function watch(watcher: () => void): () => void {
  watching.add(watcher);
  return () => {
    watching.delete(watcher);
  };
}
