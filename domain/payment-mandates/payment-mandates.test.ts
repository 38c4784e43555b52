import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { afterFailure } from './after-failure.ts';
import { agreedAmount, coveredDebts } from './agreement.ts';
import { dueOfMandate } from './collect.ts';
import { nextCollection } from './next-collection.ts';

const NOW = '2026-02-05T08:00:00.000Z';
const END = '2026-02-05T23:00:00.000Z';
const JAN = '2026-01-19T23:00:00.000Z';
const MARCH = '2026-03-05T23:00:00.000Z';
const APRIL = '2026-04-05T22:00:00.000Z';

describe('what a family agrees to', () => {
  const instalments = new Map([
    [
      1,
      [
        { due_at: JAN, amount: 2_500 },
        { due_at: END, amount: 2_500 },
        { due_at: MARCH, amount: 2_500 },
        { due_at: APRIL, amount: 2_501 },
      ],
    ],
  ]);
  const agree = (paid_amount: number, amount: number, renewing: readonly number[] = []) =>
    coveredDebts([{ id: 1, paid_amount }], {
      targets: amount === 0 ? [] : [{ receivable_id: 1, amount }],
      instalments,
      renewing: new Set(renewing),
      now: NOW,
    });

  test('the parts after those that it pays now', () => {
    expect(agree(2_500, 2_500)).toEqual([
      {
        receivable_id: 1,
        parts: [
          { due_at: MARCH, amount: 2_500 },
          { due_at: APRIL, amount: 2_501 },
        ],
        renews: false,
        handled_until: END,
      },
    ]);
    expect(agreedAmount(agree(2_500, 2_500)[0] ?? { parts: [] })).toBe(5_001);
  });

  test('a part that is begun is collected as far as it is not paid', () => {
    expect(agree(2_500, 3_500)[0]).toMatchObject({
      parts: [
        { due_at: MARCH, amount: 1_500 },
        { due_at: APRIL, amount: 2_501 },
      ],
      handled_until: END,
    });
  });

  test('never what is overdue, which the family pays itself', () => {
    expect(agree(0, 0)[0]).toMatchObject({
      parts: [{ due_at: END }, { due_at: MARCH }, { due_at: APRIL }],
      handled_until: NOW,
    });
  });

  test('nothing when nothing is left, unless it renews itself', () => {
    expect(agree(2_500, 7_501)).toEqual([]);
    expect(agree(2_500, 7_501, [1])).toMatchObject([{ parts: [], renews: true }]);
    expect(agree(2_500, 7_501, [2])).toEqual([]);
  });
});

describe('what is collected today', () => {
  const debt = {
    agreed_amount: 5_000,
    collected_amount: 0,
    handled_until: JAN,
    try_at: null,
    created_at: JAN,
  };
  const due = { amount: 2_500, due_at: END };
  const later = { amount: 2_500, due_at: MARCH };

  test.each([
    ['a part that is due today, not the next', {}, [due, later], { amount: 2_500, until: END }],
    ['nothing before its day', {}, [later], null],
    ['nothing that was dealt with', { handled_until: END }, [due, later], null],
    ['nothing before the day of the next try', { try_at: MARCH }, [due], null],
    ['at the day of the next try', { try_at: NOW }, [due], { amount: 2_500, until: END }],
    ['at the end of that day too', { try_at: END }, [due], { amount: 2_500, until: END }],
    ['no more than agreed', { collected_amount: 4_000 }, [due], { amount: 1_000, until: END }],
    ['nothing beyond what was agreed', { collected_amount: 5_000 }, [due], null],
    [
      'a debt without a deadline at once',
      { handled_until: null },
      [{ ...due, due_at: null }],
      {
        amount: 2_500,
        until: JAN,
      },
    ],
    ['one without a deadline once', { handled_until: JAN }, [{ ...due, due_at: null }], null],
  ] as const)('%s', (_, more, parts, expected) => {
    const part = dueOfMandate({ ...debt, ...more }, { parts, until: END });
    expect(part).toEqual(
      expected === null
        ? null
        : { amount: expected.amount, due_from: expected.until, due_until: expected.until },
    );
  });

  it('never asks for more than is agreed or owed, however often', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        (amounts, agreed_amount, collected_amount) => {
          const parts = amounts.map((amount) => ({ amount, due_at: END }));
          const part = dueOfMandate(
            { ...debt, agreed_amount, collected_amount },
            { parts, until: END },
          );
          const amount = part?.amount ?? 0;
          expect(amount).toBeLessThanOrEqual(Math.max(0, agreed_amount - collected_amount));
          expect(amount).toBeLessThanOrEqual(amounts.reduce((sum, one) => sum + one, 0));
        },
      ),
    );
  });
});

test.each([
  ['TRY_LATER', 1, { kind: 'TRY_AGAIN', try_at: '2026-02-08T08:00:00.000Z' }],
  ['TRY_LATER', 2, { kind: 'TRY_AGAIN', try_at: '2026-02-10T08:00:00.000Z' }],
  ['TRY_LATER', 3, { kind: 'GIVE_UP' }],
  ['ACT', 1, { kind: 'GIVE_UP' }],
  ['NEVER', 1, { kind: 'END_MANDATE' }],
  ['NEVER', 3, { kind: 'END_MANDATE' }],
] as const)('after %s at try %i', (advice, tries, expected) => {
  expect(afterFailure({ advice, tries }, NOW)).toEqual(expected);
});

test.each([
  ['2026-02-05T05:59:59.000Z', '2026-02-05', '2026-02-05T06:00:00.000Z'],
  ['2026-02-05T06:00:00.000Z', '2026-02-06', '2026-02-06T06:00:00.000Z'],
  ['2026-07-05T20:00:00.000Z', '2026-07-06', '2026-07-06T05:00:00.000Z'],
  // the clock goes forward, and back
  ['2026-03-28T06:00:00.000Z', '2026-03-29', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T05:00:00.000Z', '2026-10-25', '2026-10-25T06:00:00.000Z'],
  ['2028-02-28T06:00:00.000Z', '2028-02-29', '2028-02-29T06:00:00.000Z'],
])('after %s the next round is at seven of %s', (now, day, run_at) => {
  expect(nextCollection(now, 'Europe/Brussels')).toEqual({ day, run_at });
});
