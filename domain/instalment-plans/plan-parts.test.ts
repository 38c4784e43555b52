import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type InstalmentPlan, planParts } from './plan-parts.ts';

const plan: InstalmentPlan = {
  deposit_amount: null,
  deposit_percentage: 2_500,
  parts: 3,
  day_of_month: 5,
  dates: [],
  minimum_amount: 5_000,
  after_start: false,
};
const order = {
  ordered_at: '2026-01-05T08:00:00.000Z',
  first_due_at: '2026-01-19T23:00:00.000Z',
  start_at: '2026-07-06T07:00:00.000Z',
  timezone: 'Europe/Brussels',
};
const split = (
  price: number,
  changes: Partial<InstalmentPlan> = {},
  at: Partial<typeof order> = {},
) =>
  planParts(price, { ...order, ...at, plan: { ...plan, ...changes } })?.map(
    ({ due_at, amount }) => `${due_at.slice(0, 10)} ${amount}`,
  ) ?? null;

test.each([
  [
    'a deposit, then a part each month; cents are on the first',
    split(10_000),
    ['2026-01-19 2500', '2026-02-05 2500', '2026-03-05 2500', '2026-04-05 2500'],
  ],
  [
    'cents on the first equal parts',
    split(10_001, { deposit_percentage: 0 }),
    ['2026-02-05 3334', '2026-03-05 3334', '2026-04-05 3333'],
  ],
  [
    'an amount first',
    split(10_000, { deposit_amount: 4_000, parts: 1 }),
    ['2026-01-19 4000', '2026-02-05 6000'],
  ],
  [
    'nothing after a deposit of everything',
    split(5_000, { deposit_amount: 9_000 }),
    ['2026-01-19 5000'],
  ],
  [
    'this month, when its day is still to come',
    split(10_000, { deposit_percentage: 0, day_of_month: 20, parts: 2 }),
    ['2026-01-20 5000', '2026-02-20 5000'],
  ],
  [
    'fixed days, without those that are over',
    split(10_000, { dates: ['2026-03-01', '2025-12-01', '2026-02-01'] }),
    ['2026-01-19 2500', '2026-02-01 3750', '2026-03-01 3750'],
  ],
  [
    'one part for a day on which the first and the second would be due',
    split(10_001, { dates: ['2026-01-10', '2026-02-01'] }),
    ['2026-01-10 6251', '2026-02-01 3750'],
  ],
  [
    'a day once',
    split(9_000, { dates: ['2026-03-01', '2026-03-01', '2026-03-01'] }),
    ['2026-01-19 2250', '2026-03-01 6750'],
  ],
  [
    'one part for the day on which it starts, by its hour',
    split(
      10_000,
      { dates: ['2026-01-10'], after_start: true },
      { first_due_at: '2026-01-10T08:00:00.000Z' },
    ),
    ['2026-01-10 10000'],
  ],
  ['not below the least price', split(4_999), null],
  ['not when all days are over', split(10_000, { dates: ['2025-12-01'] }), null],
  ['not after the start', split(10_000, {}, { start_at: '2026-04-05T08:00:00.000Z' }), null],
  [
    'after the start where the organiser lets families',
    split(10_000, { after_start: true, parts: 1 }, { start_at: '2026-01-20T08:00:00.000Z' }),
    ['2026-01-19 2500', '2026-02-05 7500'],
  ],
])('%s', (_, parts, expected) => {
  // each is due at the end of its day, which is late in that evening in UTC
  expect(parts).toEqual(expected);
});

it('adds up to the price, in parts above 0, the earliest first, one a day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 9_900 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 28 }),
      fc.array(
        fc.integer({ min: 10, max: 28 }).map((day) => `2026-01-${day}`),
        { maxLength: 6 },
      ),
      (price, deposit_percentage, parts, day_of_month, dates) => {
        const changes = { deposit_percentage, parts, day_of_month, dates, minimum_amount: 0 };
        const all =
          planParts(price, { ...order, plan: { ...plan, ...changes, after_start: true } }) ?? [];
        expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(all.every(({ amount }) => amount > 0)).toBe(true);
        const dues = all.map(({ due_at }) => due_at);
        expect(dues).toEqual([...new Set(dues)].toSorted());
      },
    ),
  );
});
