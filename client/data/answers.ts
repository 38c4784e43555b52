import { isRefusal } from './failed-call.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const FIVE_MINUTES = 300_000;
/** Milliseconds before an answer is refetched by itself. */
const FRESH = 20_000;
const MOST_RETRIES = 3;
const LONGEST_WAIT = 30_000;

/** The name of a call, its request, its language. */
export type AnswerKey = readonly unknown[];

/** The answer kept under a key. */
export interface KeptAnswer {
  /** Undefined until the first answer. */
  readonly data: unknown;
  /** The HTML drawn by the server for an answer without data; null with data, or with nothing. */
  readonly drawn: string | null;
  /** The error of the last read, if it failed. */
  readonly error: Error | null;
  /** The time of the read, in milliseconds since 1970; 0 without an answer. */
  readonly updated_at: number;
  readonly is_reading: boolean;
}

/** A component that shows an answer. */
export interface Watcher {
  readonly changed: () => void;
  readonly read: () => Promise<unknown>;
  /** False sends no request, and shows the kept answer. */
  readonly enabled: boolean;
  /** True to refetch when the window gets focus again. */
  readonly on_focus: boolean;
}

interface Entry {
  readonly key: AnswerKey;
  readonly watchers: Set<Watcher>;
  kept: KeptAnswer;
  is_stale: boolean;
  /** The number of the latest read: an older one that ends later is dropped. */
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
 * The answers that pages have read, each under its key: shared by every component that shows it,
 * refetched when stale, on focus and on reconnect, tried four times, and kept for five minutes
 * after the last component that showed it (1 §4, §9.1). A refusal is an answer and is not tried
 * again.
 */
export class Answers {
  readonly #entries = new Map<string, Entry>();
  /**
   * True when the answers shown are requested during the first render, not only once it is on the
   * screen.
   */
  readonly asks_early: boolean;

  constructor({ asks_early = false } = {}) {
    this.asks_early = asks_early;
  }

  /** Returns the answer kept under a key; the same object until it changes. */
  of(key: AnswerKey): KeptAnswer {
    return this.at(textOf(key));
  }

  /** Returns the same, by the text of the key. */
  at(text: string): KeptAnswer {
    return this.#entries.get(text)?.kept ?? NOTHING;
  }

  /** Returns every answer that has data, in the order of the requests. */
  all(): readonly (readonly [key: AnswerKey, answer: unknown])[] {
    return [...this.#entries.values()].flatMap(({ key, kept }) =>
      kept.data === undefined ? [] : [[key, kept.data] as const],
    );
  }

  /** Keeps an answer that came by another way, as of `updated_at` (milliseconds since 1970). */
  keep(
    key: AnswerKey,
    { data, updated_at = Date.now() }: { readonly data: unknown; readonly updated_at?: number },
  ): void {
    const entry = this.#entry(key);
    entry.is_stale = false;
    change(entry, {
      data: keepUnchanged(entry.kept.data, data),
      drawn: null,
      error: null,
      updated_at,
    });
  }

  /** Keeps the HTML drawn by the server for an answer, as of `updated_at` (ms since 1970). */
  keepDrawn(
    key: AnswerKey,
    { drawn, updated_at }: { readonly drawn: string; readonly updated_at: number },
  ): void {
    const entry = this.#entry(key);
    entry.is_stale = false;
    change(entry, { ...NOTHING, drawn, updated_at });
  }

  /**
   * Reports every change under a key until the returned function is called; reads it when there is
   * no fresh answer.
   */
  watch(key: AnswerKey, watcher: Watcher): () => void {
    const entry = this.#entry(key);
    entry.watchers.add(watcher);
    if (watcher.enabled && isDue(entry)) void read(entry);
    return () => {
      entry.watchers.delete(watcher);
      entry.left_at = Date.now();
    };
  }

  /**
   * Reads an answer that nobody watches yet, unless it is fresh or on its way, so that its next
   * watcher finds it sooner.
   */
  begin(key: AnswerKey, ask: () => Promise<unknown>): void {
    const entry = this.#entry(key);
    if (entry.watchers.size === 0 && isDue(entry)) void read(entry, ask);
  }

  /** Reads it again now; ends when the answer has come, or the error is known. */
  async again(key: AnswerKey): Promise<void> {
    await read(this.#entry(key));
  }

  /**
   * Makes all answers of a call stale, or those of every call; ends when those on the screen have
   * been read again.
   */
  async invalidate(name?: string): Promise<void> {
    const entries = [...this.#entries.values()].filter(
      ({ key }) => name === undefined || key[0] === name,
    );
    for (const entry of entries) entry.is_stale = true;
    await Promise.all(entries.map((entry) => read(entry)));
  }

  /**
   * Forgets everything, and reads again the answers on the screen: first the session, so that
   * anything only another person may see is gone by the time the rest is read.
   */
  async forget(session: string): Promise<void> {
    for (const [text, entry] of this.#entries) {
      // a read on its way belongs to the previous session
      entry.reading += 1;
      if (entry.watchers.size === 0) this.#entries.delete(text);
      else change(entry, NOTHING);
    }
    await this.invalidate(session);
    await Promise.all([...this.#entries.values()].filter(isDue).map((entry) => read(entry)));
  }

  /**
   * Reads again the stale answers on the screen, when the window gets focus and when the network is
   * back.
   */
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

  /**
   * Reads again the answers on the screen that failed, when the network is back, until the returned
   * function is called.
   */
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
    const known_entry = this.#entries.get(text);
    if (known_entry !== undefined) return known_entry;
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

/** Tests whether an answer is stale and not being read. */
function isDue({ is_stale, kept }: Entry): boolean {
  return !kept.is_reading && (is_stale || kept.updated_at + FRESH <= Date.now());
}

/** Reads with `ask`, or through a watcher; without any, it stays stale until there is one. */
async function read(entry: Entry, ask = readerOf(entry)): Promise<void> {
  if (ask === undefined) return;
  entry.reading += 1;
  const own_reading = entry.reading;
  const isCurrent = () => own_reading === entry.reading;
  change(entry, { is_reading: true });
  try {
    const data = await withTries(ask, isCurrent);
    if (!isCurrent()) return;
    entry.is_stale = false;
    change(entry, {
      data: keepUnchanged(entry.kept.data, data),
      drawn: null,
      error: null,
      updated_at: Date.now(),
      is_reading: false,
    });
  } catch (error) {
    if (isCurrent()) change(entry, { error: asError(error), is_reading: false });
  }
}

function readerOf({ watchers }: Entry): (() => Promise<unknown>) | undefined {
  return [...watchers].find(({ enabled }) => enabled)?.read;
}

async function withTries(ask: () => Promise<unknown>, isCurrent: () => boolean): Promise<unknown> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isCurrent() || failures === MOST_RETRIES || isRefusal(error) || !isOnline()) throw error;
      await pause(Math.min(1000 * 2 ** failures, LONGEST_WAIT));
    }
  }
}

/** Tests whether there may be a network: without one, trying again at once is of no use. */
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

/** Returns the same text for the same key, whatever the order of its fields. */
export function textOf(key: AnswerKey): string {
  return JSON.stringify(key, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}

/** Returns the key that has this text. */
export function keyIn(text: string): AnswerKey {
  const key: unknown = JSON.parse(text);
  return Array.isArray(key) ? key : [];
}
