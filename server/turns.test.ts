import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const retry_after_seconds = 2;

/** Wraps turns and notes the names of those that began, in order. */
function observe(turns: ReturnType<typeof createTurns>) {
  const starts: string[] = [];
  const take = async (name: string) => {
    const end = await turns.take();
    starts.push(name);
    return end;
  };
  return { begun: starts, take };
}

test('so many at once, the others in the order in which they came', async () => {
  const { begun, take } = observe(createTurns({ at_once: 2, retry_after_seconds }));
  const [first, second] = await Promise.all([take('first'), take('second')]);
  const third = take('third');
  const fourth = take('fourth');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['first', 'second']);
  second();
  await third;
  expect(begun).toEqual(['first', 'second', 'third']);
  first();
  (await fourth)();
  expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a turn that is given back twice lets one begin, not two', async () => {
  const { begun, take } = observe(createTurns({ at_once: 1, retry_after_seconds }));
  const end = await take('first');
  void take('second');
  void take('third');
  end();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'second']);
});

test('one more than may wait is refused, and so is who waited for too long; nobody loses a turn by it', async () => {
  const { begun, take } = observe(
    createTurns({ at_once: 1, most_waiting: 2, patience_millis: 1000, retry_after_seconds }),
  );
  const end = await take('first');
  const refusalOf = (name: string) => take(name).catch((error: unknown) => error);
  const second = refusalOf('second');
  await vi.advanceTimersByTimeAsync(500);
  const third = take('third');
  const fourth = refusalOf('fourth');
  await vi.advanceTimersByTimeAsync(600);
  for (const error of await Promise.all([second, fourth]))
    expect(error).toMatchObject({ code: 'BUSY', retry_after_seconds });
  end();
  (await third)();
  (await take('fifth'))();
  expect(begun).toEqual(['first', 'third', 'fifth']);
});

test('a long turn keeps nobody waiting, and its end counts once', async () => {
  const { begun, take } = observe(
    createTurns({ at_once: 1, long_millis: 500, retry_after_seconds }),
  );
  const long = await take('long');
  const second = take('second');
  void take('third');
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual(['long']);
  await vi.advanceTimersByTimeAsync(1);
  const end = await second;
  long();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['long', 'second']);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['long', 'second', 'third']);
});
