import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../data/drafts.ts';
import { createDraftKeeper, writtenOf } from './draft-keeper.ts';

const page: Answer<'getOfficePage'> = {
  cuid: 'about',
  type: 'DEFAULT',
  pathname: '/about',
  title: { fr: 'Nous', en: 'Us' },
  ours: false,
  unchanged: false,
  published_at: null,
  draft_at: null,
  version: 3,
  description: { fr: '', en: '' },
  seo: { title: { fr: '', en: '' }, image: null, indexed: true },
  content: [],
  preview: '/about',
  redirects: [],
};
const place = { storage: 'local', key: 'ribambelle_draft:me:about' } as const;
const titled = (fr: string) => ({ ...writtenOf(page), title: { fr, en: 'Us' } });

/** A server that takes each draft, or fails as it is told. */
function server(read = 3) {
  const requests: unknown[] = [];
  const failures: Error[] = [];
  let version = 3;
  const keys: string[] = [];
  const send = async (draft: unknown, key: string) => {
    requests.push(draft);
    keys.push(key);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    version += 1;
    return { version };
  };
  const keeper = createDraftKeeper({ page, version: read, send, place, now: () => 0 });
  return { keeper, requests, failures, keys };
}

const refusal = (code: string, details = {}) =>
  new ApiError({ code, status: 409, message: 'Non.', details });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a change is sent a second later, once, with what changed alone', async () => {
  const { keeper, requests } = server();
  keeper.change(titled('A'));
  await vi.advanceTimersByTimeAsync(900);
  keeper.change(titled('AB'));
  expect(keeper.keeping()).toEqual({ state: 'waiting' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toEqual([{ page: 'about', version: 3, title: { fr: 'AB', en: 'Us' } }]);
  expect(keeper.keeping()).toEqual({ state: 'saved' });
  expect(keeper.version()).toBe(4);
});

test('what is not sent yet is kept in the browser, and forgotten once it is', async () => {
  const { keeper } = server();
  keeper.change(titled('A'));
  expect(readDraft(place, 0)?.changed).toEqual({ title: { fr: 'A', en: 'Us' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(readDraft(place, 0)).toBeNull();
});

test('a lost connection loses nothing: it is tried until it comes through', async () => {
  const { keeper, failures, requests } = server();
  failures.push(new Error('no network'), new Error('no network'));
  keeper.change(titled('A'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.keeping()).toEqual({ state: 'offline' });
  expect(readDraft(place, 0)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(6000);
  expect(keeper.keeping()).toEqual({ state: 'saved' });
  expect(requests).toHaveLength(3);
});

test('what was not answered is sent again as it was, and then what was written since', async () => {
  const { keeper, failures, requests, keys } = server();
  failures.push(new Error('no answer'));
  keeper.change(titled('A'));
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change(titled('AB'));
  expect(await keeper.flush()).toBe(true);
  expect(requests).toMatchObject([
    { title: { fr: 'A' }, version: 3 },
    { title: { fr: 'A' }, version: 3 },
    { title: { fr: 'AB' }, version: 4 },
  ]);
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(2);
});

test('what is written while a draft is on its way follows it', async () => {
  const { keeper, requests } = server();
  keeper.change(titled('A'));
  const first = keeper.flush();
  keeper.change(titled('AB'));
  await first;
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.at(-1)).toEqual({ page: 'about', version: 4, title: { fr: 'AB', en: 'Us' } });
  expect(keeper.keeping()).toEqual({ state: 'saved' });
});

test('the changes of somebody else are told, and nothing is sent over them by itself', async () => {
  const { keeper, failures, requests } = server();
  failures.push(refusal('CHANGED_MEANWHILE', { by: 'Léa', version: 7 }));
  keeper.change(titled('A'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.keeping()).toEqual({ state: 'conflict', by: 'Léa', version: 7 });
  keeper.change(titled('AB'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(1);
  expect(await keeper.flush()).toBe(false);
  const theirs = { ...page, version: 8, pathname: '/us' };
  expect(await keeper.overwrite(theirs)).toBe(true);
  const title = { fr: 'AB', en: 'Us' };
  expect(requests.at(-1)).toEqual({ title, pathname: '/about', page: 'about', version: 8 });
});

test('what was written on another version is no longer sent by itself, and not forgotten', async () => {
  const { keeper, requests } = server(2);
  keeper.change(titled('A'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toEqual([]);
  expect(keeper.keeping()).toEqual({ state: 'conflict', by: null, version: 3 });
  expect(readDraft(place, 0)).toMatchObject({ version: 2, changed: { title: { fr: 'A' } } });
  keeper.takeUp(page);
  expect([keeper.keeping(), readDraft(place, 0)]).toEqual([{ state: 'saved' }, null]);
});

test('two who wait for the same sending do not send twice', async () => {
  const { keeper, requests } = server();
  keeper.change(titled('A'));
  const first = keeper.flush();
  keeper.change(titled('AB'));
  await Promise.all([first, keeper.flush(), keeper.flush()]);
  expect(requests).toMatchObject([{ version: 3 }, { version: 4 }]);
  expect(keeper.keeping()).toEqual({ state: 'saved' });
});

test('a refusal is said in the words of the server, and the next change is tried', async () => {
  const { keeper, failures } = server();
  failures.push(refusal('PATHNAME_TAKEN'));
  keeper.change({ ...writtenOf(page), pathname: '/terms' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.keeping()).toEqual({ state: 'refused', sentence: 'Non.' });
  keeper.change({ ...writtenOf(page), pathname: '/words' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(keeper.keeping()).toEqual({ state: 'saved' });
});

test('a page that is closed sends what it still has', async () => {
  const { keeper, requests } = server();
  keeper.change(titled('A'));
  keeper.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
});

test('an undone change is not sent', async () => {
  const { keeper, requests } = server();
  keeper.change(titled('A'));
  keeper.change(writtenOf(page));
  expect(keeper.keeping()).toEqual({ state: 'saved' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toEqual([]);
});
