import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../base/money.ts';
import { FOR_ALL } from '../segments/segment-scope.ts';
import {
  type Coupon,
  couponCode,
  couponEffect,
  couponExhausted,
  type CouponItem,
} from './coupon-effect.ts';

const now = '2026-07-01T08:00:00.000Z';
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  amount: null,
  percentage: 1_000,
  min_total_amount: 0,
  starts_at: null,
  ends_at: null,
  active: true,
  activity_ids: [],
  scope: FOR_ALL,
  ...changes,
});
const place = (price: number, activity_id = 7): CouponItem => ({
  type: 'REGISTRATION',
  price,
  activity_id,
  availability_id: 70,
  participant_id: 1,
});
const rest = { activity_id: null, availability_id: null, participant_id: 1 };
const voucher = (price: number): CouponItem => ({ type: 'VOUCHER', price, ...rest });
const bundle = (price: number): CouponItem => ({ type: 'BUNDLE', price, ...rest });
const euros = (amount: number) => ({ amount, percentage: null });

// docs/algorithms/coupons.md
describe('couponEffect', () => {
  it.each([
    ['10 % of one place', coupon(), [place(10_000)], [1_000]],
    ['10 % rounded half up, once', coupon(), [place(1_005), place(1_000)], [101, 100]],
    ['an amount, by price', coupon(euros(1_000)), [place(3_000), place(1_000)], [750, 250]],
    ['an amount, to the cent', coupon(euros(100)), [place(1), place(1), place(1)], [1, 1, 1]],
    [
      'an odd cent to the earliest',
      coupon(euros(100)),
      [place(500), place(500), place(500)],
      [34, 33, 33],
    ],
    ['an amount above the price of its items', coupon(euros(9_000)), [place(5_000)], [5_000]],
    ['never a voucher', coupon(), [place(1_000), voucher(5_000), bundle(2_000)], [100, 0, 200]],
    [
      'one activity alone',
      coupon({ activity_ids: [7] }),
      [place(1_000), place(4_000, 8), bundle(2_000)],
      [100, 0, 0],
    ],
    [
      'places of the intended participants',
      coupon({ scope: { ...FOR_ALL, participant_ids: [1] } }),
      [place(1_000), { ...place(4_000), participant_id: 2 }, bundle(2_000)],
      [100, 0, 0],
    ],
    [
      'the named dates of a named activity',
      coupon({ activity_ids: [7], scope: { ...FOR_ALL, availability_ids: [70] } }),
      [place(1_000), { ...place(4_000), availability_id: 71 }, place(3_000, 8)],
      [100, 0, 0],
    ],
    ['all of it', coupon({ percentage: 10_000 }), [place(999), place(1)], [999, 1]],
    [
      'from a total on, with items it is not for',
      coupon({ min_total_amount: 6_000 }),
      [place(1_000), voucher(5_000)],
      [100, 0],
    ],
  ] as const)('takes off %s', (_case, of, items, discounts) => {
    expect(couponEffect(of, { items, now })).toEqual({ discounts, obstacle: null });
  });

  it.each([
    ['COUPON_WITHDRAWN', coupon({ active: false }), [place(1_000)]],
    ['COUPON_NOT_STARTED', coupon({ starts_at: '2026-07-01T08:00:00.001Z' }), [place(1_000)]],
    ['COUPON_ENDED', coupon({ ends_at: now }), [place(1_000)]],
    ['COUPON_MINIMUM', coupon({ min_total_amount: 1_001 }), [place(1_000)]],
    ['COUPON_FOR_OTHERS', coupon({ activity_ids: [8] }), [place(1_000)]],
    ['COUPON_FOR_OTHERS', coupon(), [voucher(1_000)]],
    ['COUPON_FOR_OTHERS', coupon(), [place(0)]],
    ['COUPON_FOR_OTHERS', coupon(), []],
    ['COUPON_FOR_OTHERS', coupon({ scope: { ...FOR_ALL, participant_ids: [2] } }), [place(1_000)]],
    ['COUPON_NOT_FOR_YOU', coupon({ scope: { ...FOR_ALL, family: false } }), [place(1_000)]],
    ['COUPON_NOT_FOR_YOU', coupon({ scope: { ...FOR_ALL, family: false } }), []],
  ] as const)('describes %s', (obstacle, of, items) => {
    expect(couponEffect(of, { items, now })).toEqual({ discounts: items.map(() => 0), obstacle });
  });

  it('never takes more off an item than it costs, and never more than its own amount', () => {
    const prices = fc.array(fc.nat(50_000), { maxLength: 8 });
    const kinds = fc.constantFrom(place, voucher, bundle);
    fc.assert(
      fc.property(
        prices,
        fc.array(kinds, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (amounts, each, amount, percentage) => {
          const items = amounts.map((price, index) => (each[index] ?? place)(price));
          for (const of of [coupon(euros(amount)), coupon({ percentage })]) {
            const { discounts } = couponEffect(of, { items, now });
            expect(discounts).toHaveLength(items.length);
            for (const [index, discount] of discounts.entries()) {
              expect(discount).toBeGreaterThanOrEqual(0);
              expect(discount).toBeLessThanOrEqual(items[index]?.price ?? 0);
            }
            if (of.amount !== null) expect(sumAmounts(discounts)).toBeLessThanOrEqual(amount);
          }
        },
      ),
    );
  });
});

it.each([
  [null, null, { all: 1_000, own: 9 }, null],
  [3, null, { all: 2, own: 2 }, null],
  [3, null, { all: 3, own: 0 }, 'COUPON_USED_UP'],
  [null, 1, { all: 50, own: 0 }, null],
  [3, 1, { all: 3, own: 1 }, 'COUPON_ALREADY_USED'],
] as const)('with %s in all and %s per family, %o leaves %s', (all, perFamily, uses, expected) => {
  const limits = { maximum_uses: all, maximum_uses_per_customer: perFamily };
  expect(couponExhausted(limits, uses)).toBe(expected);
});

it('a code matches however it is typed', () => {
  expect(couponCode(' bienvenue10 ')).toBe('BIENVENUE10');
});
