import { useSyncExternalStore } from 'react';

const SECONDS = 10;
const MOST = 3;

/** An act of a moment ago that can be undone, because nothing of it has left the house yet. */
export interface Offer {
  readonly key: number;
  readonly said: string;
  /** Whole seconds that remain. */
  readonly left: number;
  readonly undo: () => void;
}

let offers: readonly Offer[] = [];
let last_key = 0;
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

/** Counts down; time stands still while the user is at the button, or at another window. */
function count(): void {
  if (isHeld || document.hidden) return;
  set(offers.map((offer) => ({ ...offer, left: offer.left - 1 })).filter(({ left }) => left > 0));
}

/** Offers for ten seconds to undo an act: the newest three offers at most. */
export function offerUndo(text: string, undo: () => void): void {
  last_key += 1;
  set([...offers, { key: last_key, said: text, left: SECONDS, undo }].slice(-MOST));
}

/** Undoes the act of one offer: the newest, or that of `key`. Returns true when there was one. */
export function takeUndo(key?: number): boolean {
  const offer = key === undefined ? offers.at(-1) : offers.find((one) => one.key === key);
  if (offer === undefined) return false;
  set(offers.filter((one) => one !== offer));
  offer.undo();
  return true;
}

/** Says whether the user is at an offer, so that it stays. */
export function holdUndo(should_hold: boolean): void {
  isHeld = should_hold;
}

/** Forgets all offers, because another person may sit here. */
export function forgetUndo(): void {
  set([]);
}

/** Returns the acts that can be undone now, the oldest first. */
export function useOffers(): readonly Offer[] {
  return useSyncExternalStore(watch, () => offers);
}

function watch(watcher: () => void): () => void {
  watching.add(watcher);
  return () => {
    watching.delete(watcher);
  };
}
