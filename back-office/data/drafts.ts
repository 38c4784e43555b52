import { nouns } from '../records/nouns.ts';

/**
 * Values typed into a form and not sent: the changed values, their values before, and the version
 * that they change.
 */
export interface Draft {
  readonly saved_at: number;
  readonly version: number | null;
  readonly changed: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
}

const PREFIX = 'ribambelle_draft:';
const MOST_DRAFTS = 20;
/** In characters: a page as large as the limits allow, with all its settings. */
const LONGEST = 300_000;
const WEEK = 7 * 86_400_000;

/**
 * The endpoints whose drafts outlive the window, because they contain nothing about people: a
 * discount names families.
 */
const PUBLIC = new RegExp(
  `^/api/back-office/(${nouns.filter((noun) => noun !== 'discounts').join('|')}|activities|availabilities|availability-series|categories|category-groups|segments|settings|pages|collaborator-roles)(/|$)`,
);
/**
 * The endpoints for which nothing is ever kept: passwords, second factors, and forms before
 * sign-in.
 */
const NEVER = /^\/api\/back-office\/(account|auth|setup|collaborators$)/;
const SECRET = /password|totp|secret|token|^code$/i;

/**
 * The place where the values of a form are kept, for its user and its record; null when nothing is
 * kept. Values about people (health answers too) are kept in the window alone, and go with it.
 */
export interface DraftPlace {
  readonly storage: 'local' | 'session';
  readonly key: string;
}

/**
 * Returns the place for a form: `path` is that of its endpoint, `of` the values that fill the path.
 */
export function draftPlace(input: {
  collaborator: string;
  path: string;
  of: Readonly<Record<string, unknown>>;
}): DraftPlace | null {
  const { collaborator, path, of } = input;
  if (NEVER.test(path)) return null;
  const place_path = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = of[name];
    return typeof value === 'string' ? value : '';
  });
  return {
    storage: PUBLIC.test(path) ? 'local' : 'session',
    key: `${PREFIX}${collaborator}:${place_path}`,
  };
}

/**
 * Keeps a draft; the oldest drafts make room. One that is too long, or has no room, is not kept.
 */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  const json = JSON.stringify(withoutSecrets(draft));
  if (json.length > LONGEST) return;
  const storage = storageOf(place.storage);
  try {
    storage.setItem(place.key, json);
    const drafts = keysIn(storage)
      .map((key) => ({ key, at: readIn(storage, key)?.saved_at ?? 0 }))
      .toSorted((one, other) => other.at - one.at);
    for (const { key } of drafts.slice(MOST_DRAFTS)) storage.removeItem(key);
  } catch {
    // full, or switched off: the typed values stay on the page
  }
}

/** Returns the draft kept at a place, at most a week old; null for none. */
export function readDraft(place: DraftPlace, now: number): Draft | null {
  const draft = readIn(storageOf(place.storage), place.key);
  return draft === null || draft.saved_at < now - WEEK ? null : draft;
}

/** Forgets the draft of a place. */
export function dropDraft(place: DraftPlace): void {
  storageOf(place.storage).removeItem(place.key);
}

/** Forgets the drafts of this window, when its user signs out on purpose. */
export function dropDraftsOfWindow(): void {
  for (const key of keysIn(sessionStorage)) sessionStorage.removeItem(key);
}

function withoutSecrets(draft: Draft): Draft {
  const plain = (values: Draft['changed']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
  return { ...draft, changed: plain(draft.changed), before: plain(draft.before) };
}

function storageOf(storage: DraftPlace['storage']): Storage {
  return storage === 'local' ? localStorage : sessionStorage;
}

function keysIn(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(PREFIX),
  );
}

function readIn(storage: Storage, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'saved_at' in value &&
    typeof value.saved_at === 'number' &&
    'version' in value &&
    (value.version === null || typeof value.version === 'number') &&
    'changed' in value &&
    isNamed(value.changed) &&
    'before' in value &&
    isNamed(value.before)
  );
}

function isNamed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
