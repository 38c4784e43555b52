import { useSyncExternalStore } from 'react';

const MOST = 3;
const MILLISECONDS = 2500;

/** A message shown for a moment about something that was done, noticed or refused. */
export interface Message {
  readonly key: number;
  readonly message: string;
  readonly color: 'green' | 'yellow' | 'red';
}

let messages: readonly Message[] = [];
let last_key = 0;
let isHeld = false;
/** The remaining milliseconds of each message, by its key. */
const remaining = new Map<number, number>();
let clock: ReturnType<typeof setInterval> | null = null;
const watching = new Set<() => void>();
const TICK = 250;

function set(next: readonly Message[]): void {
  messages = next;
  for (const key of remaining.keys())
    if (!next.some((one) => one.key === key)) remaining.delete(key);
  if (messages.length > 0) clock ??= setInterval(count, TICK);
  else {
    if (clock !== null) clearInterval(clock);
    clock = null;
    isHeld = false;
  }
  for (const watcher of watching) watcher();
}

/** Counts down; time stands still while the user is at a message, or at another window. */
function count(): void {
  if (isHeld || document.hidden) return;
  for (const [key, milliseconds] of remaining) remaining.set(key, milliseconds - TICK);
  const is_ending = messages.some(({ key }) => (remaining.get(key) ?? 0) <= 0);
  if (is_ending) set(messages.filter(({ key }) => (remaining.get(key) ?? 0) > 0));
}

/**
 * Shows a message for some milliseconds: the newest three at most, and a repeated one only once.
 */
export function say(
  input: Omit<Message, 'key'> & { readonly autoClose?: number | undefined },
): void {
  const { message, color, autoClose = MILLISECONDS } = input;
  last_key += 1;
  remaining.set(last_key, autoClose);
  const others = messages.filter((one) => one.message !== message);
  set([...others, { key: last_key, message, color }].slice(-MOST));
}

export function hideMessage(key: number): void {
  isHeld = false;
  set(messages.filter((one) => one.key !== key));
}

/** Says whether the user is at the messages, so that they stay. */
export function holdMessages(should_hold: boolean): void {
  isHeld = should_hold;
}

/** Forgets all messages, because another person may sit here. */
export function forgetMessages(): void {
  set([]);
}

/** Returns the messages that show now, the oldest first. */
export function useMessages(): readonly Message[] {
  return useSyncExternalStore(watch, () => messages);
}

function watch(watcher: () => void): () => void {
  watching.add(watcher);
  return () => {
    watching.delete(watcher);
  };
}
