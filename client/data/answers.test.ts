import { ApiError } from '@ribambelle/api/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Answers, type Watcher } from './answers.ts';

const KEY = ['listActivities', { page_number: 1, search: 'a' }, 'fr'] as const;

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-05T09:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watcher(read: () => Promise<unknown>, changes: Partial<Watcher> = {}): Watcher {
  return { changed: () => {}, read, enabled: true, on_focus: true, ...changes };
}

const failing = (status: number) =>
  vi.fn(() => Promise.reject(new ApiError({ code: 'X', status, message: '' })));

test('two watchers of the same request share one read, whatever the order of its fields', async () => {
  const answers = new Answers();
  const read = vi.fn(async () => ({ count: 3 }));
  answers.watch(KEY, watcher(read));
  answers.watch(['listActivities', { search: 'a', page_number: 1 }, 'fr'], watcher(read));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(1);
  expect(answers.of(KEY)).toMatchObject({ data: { count: 3 }, error: null, is_reading: false });
});

test.each([
  ['fresh', 19_000, 0],
  ['old', 21_000, 1],
])(
  'an answer that came with the page is %s: it is read again %s ms later %s times',
  async (_age, millis, times) => {
    const answers = new Answers();
    const read = vi.fn(async () => 'new');
    answers.keep(KEY, { data: 'of the page', updated_at: Date.now() - millis });
    answers.watch(KEY, watcher(read));
    await vi.runAllTimersAsync();
    expect(read).toHaveBeenCalledTimes(times);
  },
);

test('nothing is read for a disabled watcher', async () => {
  const answers = new Answers();
  const read = vi.fn(async () => 'new');
  answers.watch(KEY, watcher(read, { enabled: false }));
  await answers.invalidate('listActivities');
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['a refusal is an answer', 404, 1],
  ['an error of the server is tried four times', 503, 4],
  ['no answer at all is tried four times', 0, 4],
])('%s', async (_case, status, times) => {
  const answers = new Answers();
  const read = failing(status);
  answers.watch(KEY, watcher(read));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(times);
  expect(answers.of(KEY)).toMatchObject({ data: undefined, is_reading: false, error: { status } });
});

test('an older read that finishes later is dropped', async () => {
  const answers = new Answers();
  const slow = new Promise((resolve) => {
    setTimeout(() => resolve('before the change'), 5000);
  });
  const read = vi.fn<() => Promise<unknown>>(async () => 'after it').mockReturnValueOnce(slow);
  answers.watch(KEY, watcher(read));
  await answers.invalidate('listActivities');
  await vi.runAllTimersAsync();
  expect(answers.of(KEY).data).toBe('after it');
});

test('invalidating one call leaves the others alone', async () => {
  const answers = new Answers();
  const list = vi.fn(async () => 'list');
  const session = vi.fn(async () => 'session');
  answers.watch(KEY, watcher(list));
  answers.watch(['getSession'], watcher(session));
  await vi.runAllTimersAsync();
  await answers.invalidate('getSession');
  expect([list.mock.calls.length, session.mock.calls.length]).toEqual([1, 2]);
});

test('a forgotten answer is read again where it is shown, and removed where it is not', async () => {
  const answers = new Answers();
  answers.keep(['getAccount'], { data: 'of the customer' });
  answers.watch(
    KEY,
    watcher(async () => 'again'),
  );
  await answers.forget('getSession');
  expect([answers.of(KEY).data, answers.of(['getAccount']).data]).toEqual(['again', undefined]);
});

test('answers still on their way for the previous user are dropped', async () => {
  const answers = new Answers();
  const late = Promise.withResolvers<string>();
  answers.watch(
    ['getSession'],
    watcher(async () => 'nobody'),
  );
  answers.watch(
    KEY,
    watcher(() => late.promise),
  )();
  const leave = answers.watch(
    ['getAccount'],
    watcher(() => late.promise),
  );
  const forgetting = answers.forget('getSession');
  leave();
  await forgetting;
  late.resolve('of the customer');
  await vi.runAllTimersAsync();
  expect([answers.of(KEY).data, answers.of(['getAccount']).data]).toEqual([undefined, undefined]);
});

test('an answer that nobody watches once the session is known again is not read', async () => {
  const answers = new Answers();
  const account = vi.fn(async () => 'account');
  const programme = vi.fn(async () => 'programme');
  const leave = answers.watch(['getAccount'], watcher(account));
  answers.watch(['listActivities'], watcher(programme));
  answers.watch(['getSession'], {
    ...watcher(async () => 'nobody'),
    changed: () => {
      if (answers.of(['getSession']).data === 'nobody') leave();
    },
  });
  await vi.runAllTimersAsync();
  const before = account.mock.calls.length;
  await answers.forget('getSession');
  expect(account.mock.calls).toHaveLength(before);
  expect(programme.mock.calls.length).toBeGreaterThan(1);
});

test('an answer is removed five minutes after its last watcher left', async () => {
  const answers = new Answers();
  answers.watch(
    KEY,
    watcher(async () => 'seen'),
  )();
  answers.keep(KEY, { data: 'seen' });
  vi.advanceTimersByTime(301_000);
  answers.keep(['getWebsite'], { data: 'other' });
  expect([answers.of(KEY).data, answers.of(['getWebsite']).data]).toEqual([undefined, 'other']);
});

test('unchanged parts stay the same objects', () => {
  const answers = new Answers();
  const first = { cart: { items: [1] }, participants: [{ id: 1 }] };
  answers.keep(KEY, { data: first });
  answers.keep(KEY, { data: { cart: { items: [1, 2] }, participants: [{ id: 1 }] } });
  const { data } = answers.of(KEY);
  expect(data).toEqual({ cart: { items: [1, 2] }, participants: [{ id: 1 }] });
  expect(data).not.toBe(first);
  expect(data).toHaveProperty('participants', first.participants);
  const entry = answers.of(KEY);
  answers.keep(KEY, { data: structuredClone(entry.data) });
  expect(answers.of(KEY).data).toBe(entry.data);
});

test('an answer requested before anything shows it is read once, and later watchers wait for it', async () => {
  const answers = new Answers();
  const early = vi.fn(async () => ({ count: 3 }));
  const late = vi.fn(async () => ({ count: 4 }));
  answers.begin(KEY, early);
  answers.begin(KEY, early);
  answers.watch(KEY, watcher(late));
  answers.begin(KEY, early);
  await vi.runAllTimersAsync();
  expect(early).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
  expect(answers.of(KEY)).toMatchObject({ data: { count: 3 }, is_reading: false });
});

test('an answer refused before anything showed it is read again for its first watcher', async () => {
  const answers = new Answers();
  answers.begin(KEY, failing(403));
  await vi.runAllTimersAsync();
  expect(answers.of(KEY).error).toBeInstanceOf(ApiError);
  const read = vi.fn(async () => 'allowed now');
  answers.watch(KEY, watcher(read));
  await vi.runAllTimersAsync();
  expect(answers.of(KEY)).toMatchObject({ data: 'allowed now', error: null });
});

test('without a network it is tried once, and again once the network is back, if it is still watched', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', new EventTarget());
  const answers = new Answers();
  const stop = answers.againOnceOnline();
  const read = failing(0);
  const leave = answers.watch(KEY, watcher(read));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(2);
  leave();
  window.dispatchEvent(new Event('online'));
  stop();
  answers.watch(KEY, watcher(read, { enabled: false }));
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledTimes(2);
});
