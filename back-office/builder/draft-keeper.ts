import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { type DraftPlace, dropDraft, keepDraft } from '../data/drafts.ts';
import { newKey } from '../data/new-key.ts';
import type { WrittenPage } from './checks.ts';
import { changedFields, failureOf } from './draft-changes.ts';
import type { Keeping } from './draft-keeping.ts';

/** The time after a change until it is sent, and after a failure until it is tried again, in ms. */
const SEND_AFTER = 1000;
const TRY_AGAIN_AFTER = 3000;

type OfficePage = Answer<'getOfficePage'>;

/** Sends what is written of a page to the server, and keeps it in the browser until it is there. */
export interface DraftKeeper {
  readonly keeping: () => Keeping;
  readonly subscribe: (watcher: () => void) => () => void;
  /** The page as it now is; it is sent a second later. */
  readonly change: (page: WrittenPage) => void;
  /** Sends what is not sent; true when the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** The version of the page that the server has. */
  readonly version: () => number;
  /** Goes on from a page as the server has it now. */
  readonly takeUp: (page: OfficePage) => void;
  /** Sends the page over the changes of somebody else, as they were read. */
  readonly overwrite: (theirs: OfficePage) => Promise<boolean>;
  readonly stop: () => void;
}

/** Returns what is written of a page, without what is only known about it. */
export function writtenOf(page: OfficePage): WrittenPage {
  const { title, description, pathname, seo, content } = page;
  return { title, description, pathname, seo, content };
}

/** Returns a keeper for a page as the server has it. */
export function createDraftKeeper(input: {
  readonly page: OfficePage;
  /** The version that was written on; another than that of the page begins with a conflict. */
  readonly version: number;
  /** Sends a draft, once under one key; returns the version that it made. */
  readonly send: (
    draft: Ask<'updatePageDraft'>,
    key: string,
  ) => Promise<{ readonly version: number }>;
  /** The place in the browser; null keeps nothing there. */
  readonly place: DraftPlace | null;
  readonly now: () => number;
}): DraftKeeper {
  return new Keeper(input);
}

/** A draft that was sent and not answered: the server may have it, or not. */
interface Unanswered {
  readonly present: WrittenPage;
  readonly draft: Ask<'updatePageDraft'>;
  readonly key: string;
}

class Keeper implements DraftKeeper {
  readonly #input: Parameters<typeof createDraftKeeper>[0];
  readonly #watchers = new Set<() => void>();
  #version: number;
  #saved: WrittenPage;
  #present: WrittenPage;
  #keeping: Keeping = { state: 'saved' };
  #unanswered: Unanswered | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> | null = null;
  #isStopped = false;

  constructor(input: Parameters<typeof createDraftKeeper>[0]) {
    this.#input = input;
    const { page, version } = input;
    this.#version = version;
    this.#saved = writtenOf(page);
    this.#present = writtenOf(page);
    if (version !== page.version)
      this.#keeping = { state: 'conflict', by: null, version: page.version };
  }

  readonly keeping = () => this.#keeping;
  readonly version = () => this.#version;
  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly change = (page: WrittenPage) => {
    this.#present = page;
    const fields = this.#changed();
    this.#keepHere(fields);
    if (this.#keeping.state === 'conflict' || this.#sending !== null) return;
    if (!this.#hasUnsent()) this.#show({ state: 'saved' });
    else {
      this.#show({ state: 'waiting' });
      this.#schedule(SEND_AFTER);
    }
  };

  readonly flush = async () => {
    if (this.#keeping.state === 'conflict') return false;
    do await this.#send();
    while (this.#keeping.state === 'waiting');
    return this.#keeping.state === 'saved';
  };

  readonly takeUp = (page: OfficePage) => {
    this.#unanswered = null;
    this.#version = page.version;
    this.#saved = writtenOf(page);
    this.#present = writtenOf(page);
    this.#keepHere(null);
    this.#show({ state: 'saved' });
  };

  readonly overwrite = async (theirs: OfficePage) => {
    if (this.#keeping.state !== 'conflict') return this.flush();
    this.#unanswered = null;
    this.#version = theirs.version;
    this.#saved = writtenOf(theirs);
    this.#keepHere(this.#changed());
    this.#show({ state: 'waiting' });
    return this.flush();
  };

  readonly stop = () => {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#hasUnsent() && this.#keeping.state !== 'conflict') void this.#send();
  };

  readonly #changed = () => changedFields(this.#saved, this.#present);

  #hasUnsent(): boolean {
    return this.#changed() !== null || this.#unanswered !== null;
  }

  /**
   * Returns what is to be sent next: first what was not answered, as it was, so that the server
   * knows it again.
   */
  #next(): Unanswered | null {
    const fields = this.#changed();
    if (this.#unanswered !== null || fields === null) return this.#unanswered;
    const draft = { page: this.#input.page.cuid, version: this.#version, ...fields };
    return { present: this.#present, draft, key: newKey() };
  }

  #show(next: Keeping) {
    this.#keeping = next;
    for (const watcher of this.#watchers) watcher();
  }

  /** Keeps what is not on the server in the browser; null forgets it. */
  #keepHere(changed: ReturnType<typeof changedFields>) {
    const { place, now } = this.#input;
    if (place === null) return;
    if (changed === null) dropDraft(place);
    else {
      const draft = { saved_at: now(), version: this.#version, changed: { ...changed } };
      keepDraft(place, { ...draft, before: {} });
    }
  }

  #schedule(after: number) {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#isStopped ? null : setTimeout(() => void this.#send(), after);
  }

  /** Sends what changed, after what is on its way. */
  async #send() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#sending !== null) {
      await this.#sending;
      if (this.#keeping.state !== 'waiting') return;
    }
    this.#sending = this.#sendOnce();
    await this.#sending;
    this.#sending = null;
  }

  async #sendOnce() {
    const next = this.#next();
    if (next === null) return this.#show({ state: 'saved' });
    this.#unanswered = next;
    this.#show({ state: 'saving' });
    try {
      const answer = await this.#input.send(next.draft, next.key);
      this.#unanswered = null;
      this.#version = answer.version;
      this.#saved = next.present;
      this.#keepHere(this.#changed());
      if (!this.#hasUnsent()) return this.#show({ state: 'saved' });
      this.#show({ state: 'waiting' });
      return this.#schedule(SEND_AFTER);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.state === 'offline') this.#schedule(TRY_AGAIN_AFTER);
      else this.#unanswered = null;
      this.#show(failure);
    }
  }
}
