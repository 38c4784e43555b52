import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOfClosedDate, type OnClosedDate } from './closed-date.ts';

const lesson: OnClosedDate = {
  total_amount: 20_000,
  paid_amount: 20_000,
  taken_off_amount: 0,
  change_fee_total: 0,
  dates: 10,
  quantity: 1,
};
const ALL = { of: 'ALL' } as const;

describe('a date that was called off', () => {
  it.each([
    ['one of ten, paid', {}, ALL, 2_000, 2_000],
    ['half of its part', {}, { of: 'SHARE', share: 5_000 } as const, 1_000, 1_000],
    [
      'an amount for each place',
      { quantity: 2 },
      { of: 'AMOUNT', amount: 1_500 } as const,
      3_000,
      3_000,
    ],
    ['not paid: nothing goes back', { paid_amount: 0 }, ALL, 2_000, 0],
    ['paid in part: the amount above the new price', { paid_amount: 19_000 }, ALL, 2_000, 1_000],
    [
      'the second of ten has the part of the first',
      { total_amount: 18_000, taken_off_amount: 2_000 },
      ALL,
      2_000,
      4_000,
    ],
    [
      'a fee for what the family gave up before is no part of it',
      { total_amount: 21_000, paid_amount: 21_000, change_fee_total: 1_000 },
      ALL,
      2_000,
      2_000,
    ],
    [
      'never the fee: an amount above the price without it',
      { total_amount: 1_500, paid_amount: 1_500, change_fee_total: 1_000 },
      { of: 'AMOUNT', amount: 900 } as const,
      500,
      500,
    ],
    ['the only one', { dates: 1 }, ALL, 20_000, 20_000],
    ['to the nearest cent', { total_amount: 1_000, paid_amount: 1_000, dates: 3 }, ALL, 333, 333],
    [
      'never more than it costs',
      { total_amount: 500, paid_amount: 500 },
      { of: 'AMOUNT', amount: 900 } as const,
      500,
      500,
    ],
    ['paid by a pack: nothing', { total_amount: 0, paid_amount: 0 }, ALL, 0, 0],
  ])('%s', (_name, of, what, taken_off_amount, given_amount) => {
    expect(moneyOfClosedDate({ ...lesson, ...of }, what)).toEqual({
      taken_off_amount,
      given_amount,
    });
  });

  it('all dates, in any order, take off no more than the price, and the amount paid equals price plus credit', () => {
    fc.assert(
      fc.property(
        fc.record({
          total: fc.integer({ min: 0, max: 1_000_000 }),
          paid: fc.integer({ min: 0, max: 1_000_000 }),
          dates: fc.integer({ min: 1, max: 60 }),
          quantity: fc.integer({ min: 1, max: 5 }),
        }),
        ({ total, paid, dates, quantity }) => {
          let total_amount = total;
          let paid_amount = paid;
          let taken_off_amount = 0;
          for (let date = 0; date < dates; date += 1) {
            const of = { ...lesson, total_amount, paid_amount, taken_off_amount, dates, quantity };
            const money = moneyOfClosedDate(of, ALL);
            total_amount -= money.taken_off_amount;
            taken_off_amount += money.taken_off_amount;
            paid_amount -= money.given_amount;
            expect(total_amount).toBeGreaterThanOrEqual(0);
            expect(paid_amount).toBeLessThanOrEqual(total_amount);
          }
          // rounding leaves less than half a cent a date
          expect(total_amount).toBeLessThanOrEqual(dates / 2);
        },
      ),
    );
  });
});
