import { isRefusal } from './failed-call.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const FIVE_MINUTES = 300_000;
/** Milliseconds for which an answer is not refetched by itself. */
const FRESH = 20_000;
const MOST_RETRIES = 3;
const LONGEST_WAIT = 30_000;

/** The name of a call, its request, its language. */
export type AnswerKey = readonly unknown[];

/** What is known under a key. */
export interface KeptAnswer {
  /** Undefined until the first answer. */
  readonly data: unknown;
  /** What the server drew of an answer whose data did not come; null when there are data, or nothing. */
  readonly drawn: string | null;
  /** Why the last reading failed. */
  readonly error: Error | null;
  /** When it was read, in milliseconds since 1970; 0 without an answer. */
  readonly updated_at: number;
  readonly is_reading: boolean;
}

/** Somebody who shows an answer. */
export interface Watcher {
  readonly changed: () => void;
  readonly read: () => Promise<unknown>;
  /** False asks nothing, and shows what is there. */
  readonly enabled: boolean;
  /** Refetched when the window is looked at again. */
  readonly on_focus: boolean;
}

interface Entry {
  readonly key: AnswerKey;
  readonly watchers: Set<Watcher>;
  kept: KeptAnswer;
  is_stale: boolean;
  /** The reading that counts: an older one that comes later is dropped. */
  reading: number;
  left_at: number;
}

const NOTHING: KeptAnswer = {
  data: undefined,
  drawn: null,
  error: null,
  updated_at: 0,
  is_reading: false,
};

/**
 * The answers that pages have read, each under its key: shared by all who show it, refetched when stale, on focus and on
 * reconnect, tried four times, and kept for five minutes after the last who showed it (1 §4, §9.1). A refusal is an answer
 * and is not tried again.
 */
export class Answers {
  readonly #entries = new Map<string, Entry>();
  /** True where what is shown is asked for while it is drawn for the first time, and not only once it stands on the screen. */
  readonly asks_early: boolean;

  constructor({ asks_early = false } = {}) {
    this.asks_early = asks_early;
  }

  /** What is known under a key; the same object until it changes. */
  of(key: AnswerKey): KeptAnswer {
    return this.at(textOf(key));
  }

  /** The same, by the text of the key. */
  at(text: string): KeptAnswer {
    return this.#entries.get(text)?.kept ?? NOTHING;
  }

  /** Everything of which there are data, in the order of the requests. */
  all(): readonly (readonly [key: AnswerKey, answer: unknown])[] {
    return [...this.#entries.values()].flatMap(({ key, kept }) =>
      kept.data === undefined ? [] : [[key, kept.data] as const],
    );
  }

  /** Keeps an answer that came in another way, as of `updated_at` (milliseconds since 1970). */
  keep(key: AnswerKey, data: unknown, updated_at = Date.now()): void {
    const entry = this.#entry(key);
    entry.is_stale = false;
    change(entry, {
      data: keepUnchanged(entry.kept.data, data),
      drawn: null,
      error: null,
      updated_at,
    });
  }

  /** Keeps what the server drew of an answer, as of `updated_at` (milliseconds since 1970). */
  keepDrawn(key: AnswerKey, drawn: string, updated_at: number): void {
    const entry = this.#entry(key);
    entry.is_stale = false;
    change(entry, { ...NOTHING, drawn, updated_at });
  }

  /** Tells of every change under a key until the answered function is called; asks when there is nothing fresh. */
  watch(key: AnswerKey, watcher: Watcher): () => void {
    const entry = this.#entry(key);
    entry.watchers.add(watcher);
    if (watcher.enabled && isDue(entry)) void read(entry);
    return () => {
      entry.watchers.delete(watcher);
      entry.left_at = Date.now();
    };
  }

  /** Asks for what nobody watches yet, unless it is fresh or on its way: who watches it next finds it so much sooner. */
  begin(key: AnswerKey, ask: () => Promise<unknown>): void {
    const entry = this.#entry(key);
    if (entry.watchers.size === 0 && isDue(entry)) void read(entry, ask);
  }

  /** Asks again now; ends when the answer has come, or what went wrong is known. */
  async again(key: AnswerKey): Promise<void> {
    await read(this.#entry(key));
  }

  /** Makes all answers of a call old, or of every call; ends when those that are shown have been read again. */
  async invalidate(name?: string): Promise<void> {
    const meant = [...this.#entries.values()].filter(
      ({ key }) => name === undefined || key[0] === name,
    );
    for (const entry of meant) entry.is_stale = true;
    await Promise.all(meant.map((entry) => read(entry)));
  }

  /**
   * Forgets everything, and reads again what is shown: first the call that says who is here, so that what only somebody else may see is no longer
   * shown when the rest is read.
   */
  async forget(session: string): Promise<void> {
    for (const [text, entry] of this.#entries) {
      // what is on its way was asked for by whoever was here
      entry.reading += 1;
      if (entry.watchers.size === 0) this.#entries.delete(text);
      else change(entry, NOTHING);
    }
    await this.invalidate(session);
    await Promise.all([...this.#entries.values()].filter(isDue).map((entry) => read(entry)));
  }

  /** Asks again for what is shown and old, when the window is looked at again and when the network is back. */
  keepFresh(): void {
    const refresh = (why: (watcher: Watcher) => boolean) => {
      for (const entry of this.#entries.values())
        if (isDue(entry) && [...entry.watchers].some(why)) void read(entry);
    };
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') refresh(({ on_focus }) => on_focus);
    });
    window.addEventListener('online', () => refresh(() => true));
  }

  /** Asks again for what is shown and could not be read, when the network is back, until the answered function is called. */
  againOnceOnline(): () => void {
    const again = () => {
      for (const entry of this.#entries.values())
        if (entry.kept.error !== null && !entry.kept.is_reading && entry.watchers.size > 0)
          void read(entry);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }

  #entry(key: AnswerKey): Entry {
    const text = textOf(key);
    const known = this.#entries.get(text);
    if (known !== undefined) return known;
    this.#dropLeft();
    const entry = {
      key,
      watchers: new Set<Watcher>(),
      kept: NOTHING,
      is_stale: false,
      reading: 0,
      left_at: Date.now(),
    };
    this.#entries.set(text, entry);
    return entry;
  }

  #dropLeft(): void {
    const before = Date.now() - FIVE_MINUTES;
    for (const [text, { watchers, left_at }] of this.#entries)
      if (watchers.size === 0 && left_at < before) this.#entries.delete(text);
  }
}

function change(entry: Entry, changes: Partial<KeptAnswer>): void {
  entry.kept = { ...entry.kept, ...changes };
  for (const { changed } of entry.watchers) changed();
}

/** Old, and not on its way. */
function isDue({ is_stale, kept }: Entry): boolean {
  return !kept.is_reading && (is_stale || kept.updated_at + FRESH <= Date.now());
}

/** Reads by `ask`, or through one of those who show the answer; without any it stays old until somebody does. */
async function read(entry: Entry, ask = readerOf(entry)): Promise<void> {
  if (ask === undefined) return;
  entry.reading += 1;
  const mine = entry.reading;
  const counts = () => mine === entry.reading;
  change(entry, { is_reading: true });
  try {
    const data = await tried(ask, counts);
    if (!counts()) return;
    entry.is_stale = false;
    change(entry, {
      data: keepUnchanged(entry.kept.data, data),
      drawn: null,
      error: null,
      updated_at: Date.now(),
      is_reading: false,
    });
  } catch (error) {
    if (counts()) change(entry, { error: asError(error), is_reading: false });
  }
}

function readerOf({ watchers }: Entry): (() => Promise<unknown>) | undefined {
  return [...watchers].find(({ enabled }) => enabled)?.read;
}

async function tried(ask: () => Promise<unknown>, counts: () => boolean): Promise<unknown> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!counts() || failures === MOST_RETRIES || isRefusal(error) || !isOnline()) throw error;
      await pause(Math.min(1000 * 2 ** failures, LONGEST_WAIT));
    }
  }
}

/** Whether there may be a network: where there is none, trying again at once is of no use. */
function isOnline(): boolean {
  return !('onLine' in navigator) || navigator.onLine;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
}

/** The same text for the same key, in whatever order its fields were written. */
export function textOf(key: AnswerKey): string {
  return JSON.stringify(key, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}

/** The key of which this is the text. */
export function keyIn(text: string): AnswerKey {
  const key: unknown = JSON.parse(text);
  return Array.isArray(key) ? key : [];
}
