import { type Answer, ApiError, type Ask } from '@ribambelle/api/client.ts';
import { isRefusal } from '@ribambelle/client/data/failed-call.ts';
import { type DraftPlace, dropDraft, keepDraft } from '../data/drafts.ts';
import type { WrittenPage } from './checks.ts';
import { isSame } from './history.ts';

/** The time after a change until it is sent, and after a failure until it is tried again, in ms. */
const SEND_AFTER = 1000;
const TRY_AGAIN_AFTER = 3000;

/** How far the writing has come to the server. */
export type Keeping =
  | { readonly state: 'saved' | 'waiting' | 'saving' | 'offline' }
  /** Refused, with the sentence of the server. */
  | { readonly state: 'refused'; readonly sentence: string }
  /** Somebody else changed the page: the name, when it is known, and the present version. */
  | { readonly state: 'conflict'; readonly by: string | null; readonly version: number };

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
  /** Sends the whole page over the changes of somebody else. */
  readonly overwrite: () => Promise<boolean>;
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
  /** Sends a draft; returns the version that it made. */
  readonly send: (draft: Ask<'updatePageDraft'>) => Promise<{ readonly version: number }>;
  /** The place in the browser; null keeps nothing there. */
  readonly place: DraftPlace | null;
  readonly now: () => number;
}): DraftKeeper {
  const { place, now } = input;
  const { cuid } = input.page;
  const watchers = new Set<() => void>();
  let version = input.page.version;
  let saved: Partial<WrittenPage> = writtenOf(input.page);
  let present: WrittenPage = writtenOf(input.page);
  let keeping: Keeping = { state: 'saved' };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> | null = null;
  let isStopped = false;

  const show = (next: Keeping) => {
    keeping = next;
    for (const watcher of watchers) watcher();
  };
  const changed = () => changedFields(saved, present);
  const schedule = (after: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(() => void send(), after);
  };

  const sendOnce = async () => {
    const sent = present;
    const fields = changed();
    if (fields === null) return show({ state: 'saved' });
    show({ state: 'saving' });
    try {
      const answer = await input.send({ page: cuid, version, ...fields });
      version = answer.version;
      saved = sent;
      if (changed() === null) {
        if (place !== null) dropDraft(place);
        show({ state: 'saved' });
      } else {
        show({ state: 'waiting' });
        schedule(SEND_AFTER);
      }
    } catch (error) {
      show(failureOf(error));
      if (keeping.state === 'offline') schedule(TRY_AGAIN_AFTER);
    }
  };

  const send = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (sending !== null) {
      await sending;
      if (keeping.state !== 'waiting') return;
    }
    sending = sendOnce();
    await sending;
    sending = null;
  };
  const flush = async () => {
    if (keeping.state === 'conflict') return false;
    if (changed() !== null || sending !== null) await send();
    return keeping.state === 'saved';
  };

  return {
    keeping: () => keeping,
    version: () => version,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    change: (page) => {
      present = page;
      const fields = changed();
      if (place !== null) {
        if (fields === null) dropDraft(place);
        else keepDraft(place, { saved_at: now(), version, changed: { ...fields }, before: {} });
      }
      if (keeping.state === 'conflict' || sending !== null) return;
      if (fields === null) show({ state: 'saved' });
      else {
        show({ state: 'waiting' });
        schedule(SEND_AFTER);
      }
    },
    flush,
    takeUp: (page) => {
      version = page.version;
      saved = writtenOf(page);
      present = writtenOf(page);
      if (place !== null) dropDraft(place);
      show({ state: 'saved' });
    },
    overwrite: async () => {
      if (keeping.state !== 'conflict') return flush();
      version = keeping.version;
      saved = {};
      show({ state: 'waiting' });
      return flush();
    },
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      if (changed() !== null && keeping.state !== 'conflict') void send();
    },
  };
}

/** Returns the fields that differ from those of the server; null when none does. */
function changedFields(
  saved: Partial<WrittenPage>,
  present: WrittenPage,
): Omit<Ask<'updatePageDraft'>, 'page' | 'version'> | null {
  const { title, description, pathname, seo, content } = present;
  const fields = {
    ...(isSame(saved.title, title) ? {} : { title }),
    ...(isSame(saved.description, description) ? {} : { description }),
    ...(saved.pathname === pathname ? {} : { pathname }),
    ...(isSame(saved.seo, seo) ? {} : { seo }),
    ...(isSame(saved.content, content) ? {} : { content }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

function failureOf(error: unknown): Keeping {
  if (!(error instanceof ApiError) || !isRefusal(error)) return { state: 'offline' };
  if (error.code !== 'CHANGED_MEANWHILE') return { state: 'refused', sentence: error.message };
  const { by, version } = error.details;
  return {
    state: 'conflict',
    by: typeof by === 'string' ? by : null,
    version: typeof version === 'number' ? version : 1,
  };
}
