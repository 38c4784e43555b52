import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMinutes } from '../base/instants.ts';
import { type Instalment, nextParts, owedInstalments, respread } from './instalments.ts';

const at = (month: number) => `2026-0${month}-01T22:00:00.000Z`;
const parts = (...amounts: readonly number[]): readonly Instalment[] =>
  amounts.map((amount, index) => ({ due_at: at(index + 1), amount }));
const amountsOf = (of: readonly { readonly amount: number }[]) => of.map(({ amount }) => amount);
const otherwise = '2026-09-30T22:00:00.000Z';

describe('the instalments after a change of the total', () => {
  // the first of three is due
  const now = '2026-01-15T08:00:00.000Z';
  test.each([
    ['nothing changes', 30_000, [10_000, 10_000, 10_000]],
    ['more is spread over what is left', 30_001, [10_000, 10_001, 10_000]],
    ['less too', 20_000, [10_000, 5_000, 5_000]],
    ['a cancellation drops what is not due yet', 10_000, [10_000, 0, 0]],
    ['then the latest of what is due', 2_500, [2_500, 0, 0]],
    ['and all of it', 0, [0, 0, 0]],
  ])('%s', (_, total_amount, expected) => {
    const after = respread(parts(10_000, 10_000, 10_000), { total_amount, now, otherwise });
    expect(amountsOf(after)).toEqual(expected);
  });

  test('more, once all are due, is one more instalment with its own day', () => {
    const to = { total_amount: 12_500, now: '2026-05-01T08:00:00.000Z', otherwise };
    expect(respread(parts(5_000, 5_000), to)).toEqual([
      ...parts(5_000, 5_000),
      { due_at: otherwise, amount: 2_500 },
    ]);
  });

  test('instalments that a cancellation emptied are filled again by its undoing', () => {
    const to = { total_amount: 20_000, now, otherwise };
    expect(amountsOf(respread(parts(10_000, 0, 0), to))).toEqual([10_000, 5_000, 5_000]);
  });
});

test.each([
  [0, [10_000, 5_000]],
  [4_000, [6_000, 5_000]],
  [10_000, [5_000]],
  [12_000, [3_000]],
  [15_000, []],
  [20_000, []],
])('of 100.00 and 50.00 with %i paid %j are owed', (paid, expected) => {
  expect(amountsOf(owedInstalments(parts(10_000, 5_000), paid))).toEqual(expected);
});

describe('what is paid next', () => {
  test.each([
    ['the first', '2026-01-01T08:00:00.000Z', [1, 2, 3], [1]],
    ['all that is due', '2026-02-15T08:00:00.000Z', [1, 2, 3], [1, 2]],
    ['everything that is due on the same day', '2026-01-01T08:00:00.000Z', [2, 2, 3], [2, 2]],
  ])('is %s', (_, now, months, expected) => {
    const all = months.map((month) => ({ due_at: at(month), amount: month }));
    expect(amountsOf(nextParts(all, now))).toEqual(expected);
  });
  test('is all where nothing has a deadline', () => {
    const all = [{ due_at: null, amount: 5 }];
    expect(nextParts(all, at(1))).toEqual(all);
  });
});

it('loses no cent over any history of changes, cancellations and payments', () => {
  const step = fc.record({
    minutes: fc.nat(60 * 24 * 60),
    total_amount: fc.nat(50_000),
    pays: fc.nat(20_000),
  });
  fc.assert(
    fc.property(
      fc.array(fc.nat(9_999), { minLength: 1, maxLength: 9 }),
      fc.array(step, { maxLength: 12 }),
      (amounts, steps) => {
        let instalments = parts(...amounts);
        let now = '2025-12-15T08:00:00.000Z';
        let paid = 0;
        let total = amounts.reduce((sum, amount) => sum + amount, 0);
        for (const one of steps) {
          now = addMinutes(now, one.minutes);
          total = one.total_amount;
          instalments = respread(instalments, {
            total_amount: total,
            now,
            otherwise: addMinutes(now, 20_000),
          });
          // beyond the total it goes to the wallet
          paid = Math.min(total, paid + one.pays);
          expect(amountsOf(instalments).every((amount) => amount >= 0)).toBe(true);
          expect(amountsOf(instalments).reduce((sum, amount) => sum + amount, 0)).toBe(total);
          const owed = owedInstalments(instalments, paid);
          expect(amountsOf(owed).reduce((sum, amount) => sum + amount, 0)).toBe(total - paid);
          expect(amountsOf(owed).every((amount) => amount > 0)).toBe(true);
        }
      },
    ),
  );
});
