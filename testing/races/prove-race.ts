import { expect, test } from 'vitest';
import type { Shop } from '../shop.ts';
import { mostWithoutLocks } from '../without-locks.ts';

/** The numbers of simultaneous calls with which each race is run. */
const SIZES = [2, 20, 200] as const;

interface Race {
  /** The outcome that the race always has, as the name of its tests. */
  readonly name: string;
  /** Returns the shop in which it is run. */
  readonly shop: () => Shop;
  /** Makes so many calls at once; returns a sentence for everything that is wrong afterwards. */
  readonly run: (count: number) => Promise<readonly string[]>;
  /** The number of calls with which it goes wrong soon without the locks. */
  readonly control?: number;
  /** Statements that take away the constraints that hold it besides the locks, for the control. */
  readonly unguard?: readonly string[];
}

/**
 * Proves a race: with 2, 20 and 200 calls nothing is wrong afterwards, and without the locks
 * something is (the negative control), so that the proof can fail. Whatever the control breaks
 * stays broken in the database of the test.
 */
export function proveRace({ name, shop, run, control = 8, unguard = [] }: Race): void {
  test.each(SIZES)(`race: ${name}, %i at once`, async (count) => {
    expect(await run(count)).toEqual([]);
  });
  test(`race, negative control: without the locks it is not true that ${name}`, async () => {
    for (const statement of unguard) await shop().sql(statement);
    await slowDown(shop(), true);
    const most = await mostWithoutLocks(async () => wrongIn(await run(control)), { right: 0 });
    await slowDown(shop(), false);
    expect(most).toBeGreaterThan(0);
  }, 240_000);
}

/** How a sentence about a call that failed begins. */
const FAILED = 'failed with ';

/** Counts what is wrong in the books: a call that a constraint of the database stops is not. */
function wrongIn(sentences: readonly string[]): number {
  return sentences.filter((one) => !one.startsWith(FAILED)).length;
}

/** The tables whose writing is what was decided on rows that were read before. */
const WRITTEN = [
  'receivables',
  'payment_allocations',
  'receivable_lines',
  'refunds',
  'payment_reminders',
];

/**
 * Lets each writing of money wait for a twentieth of a second: by then the others have read what it
 * changes, so that the control does not depend on chance.
 */
async function slowDown({ sql }: Shop, slow: boolean): Promise<void> {
  await sql(`create or replace function wait_before_money() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return new; end $$`);
  for (const table of WRITTEN) {
    await sql(`drop trigger if exists a_wait on ${table}`);
    if (!slow) continue;
    await sql(`create trigger a_wait before insert on ${table}
      for each statement execute function wait_before_money()`);
  }
}

/** Returns a sentence for values that differ; none for equal ones. */
export function unlike(actual: unknown, expected: unknown): readonly string[] {
  const one = JSON.stringify(actual);
  const other = JSON.stringify(expected);
  return one === other ? [] : [`${one} in place of ${other}`];
}

/** Returns a sentence for each call that failed otherwise than by one of these refusals. */
export function failures(
  outcomes: readonly PromiseSettledResult<unknown>[],
  refusals: readonly string[] = [],
): readonly string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    const code = String(Object(outcome.reason).code);
    return refusals.includes(code) ? [] : [`${FAILED}${code}: ${String(outcome.reason)}`];
  });
}

/** Makes many calls at once, by each way in turn. */
export async function inTurn(
  count: number,
  ways: readonly (() => Promise<unknown>)[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  return Promise.allSettled(
    Array.from({ length: count }, async (_, index) => ways[index % ways.length]?.()),
  );
}
