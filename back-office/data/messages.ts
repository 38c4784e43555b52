import { useSyncExternalStore } from 'react';

const MOST = 3;
const MILLISECONDS = 2500;

/** What is said for a moment about something that was done, noticed or refused. */
export interface Message {
  readonly key: number;
  readonly message: string;
  readonly color: 'green' | 'yellow' | 'red';
}

let messages: readonly Message[] = [];
let made = 0;
let isHeld = false;
/** By key, the milliseconds that remain of each. */
const left = new Map<number, number>();
let clock: ReturnType<typeof setInterval> | null = null;
const watching = new Set<() => void>();
const TICK = 250;

function set(next: readonly Message[]): void {
  messages = next;
  for (const key of left.keys()) if (!next.some((one) => one.key === key)) left.delete(key);
  if (messages.length > 0) clock ??= setInterval(count, TICK);
  else {
    if (clock !== null) clearInterval(clock);
    clock = null;
    isHeld = false;
  }
  for (const watcher of watching) watcher();
}

/** Time stands still while somebody is at a message, or at another window. */
function count(): void {
  if (isHeld || document.hidden) return;
  for (const [key, milliseconds] of left) left.set(key, milliseconds - TICK);
  const ending = messages.some(({ key }) => (left.get(key) ?? 0) <= 0);
  if (ending) set(messages.filter(({ key }) => (left.get(key) ?? 0) > 0));
}

/** Says something for so many milliseconds: the newest three at most, and what is said again only once. */
export function say(
  said: Omit<Message, 'key'> & { readonly autoClose?: number | undefined },
): void {
  const { message, color, autoClose = MILLISECONDS } = said;
  made += 1;
  left.set(made, autoClose);
  const others = messages.filter((one) => one.message !== message);
  set([...others, { key: made, message, color }].slice(-MOST));
}

export function hideMessage(key: number): void {
  isHeld = false;
  set(messages.filter((one) => one.key !== key));
}

/** Whether somebody is at the messages, so that they stay. */
export function holdMessages(held: boolean): void {
  isHeld = held;
}

/** Nothing is said any more: somebody else may sit here. */
export function forgetMessages(): void {
  set([]);
}

/** What is said now, the oldest first. */
export function useMessages(): readonly Message[] {
  return useSyncExternalStore(watch, () => messages);
}

function watch(watcher: () => void): () => void {
  watching.add(watcher);
  return () => {
    watching.delete(watcher);
  };
}
