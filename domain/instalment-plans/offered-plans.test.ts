import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isSamePayment,
  type PlannedItem,
  type PlannedOrder,
  type PlannedPayment,
  plannedPayment,
  waysOfPlan,
} from './offered-plans.ts';

const plan = {
  deposit_amount: null,
  deposit_percentage: 2_500,
  parts: 3,
  day_of_month: 5,
  dates: [],
  minimum_amount: 0,
  after_start: false,
  activity_ids: [1],
};
const TERM = '2026-01-19T23:00:00.000Z';
const item = (changes: Partial<PlannedItem> = {}): PlannedItem => ({
  activity_id: 1,
  price: 10_000,
  start_at: '2026-07-06T07:00:00.000Z',
  first_due_at: TERM,
  due_at: TERM,
  ...changes,
});
const order = (changes: Partial<PlannedOrder> = {}): PlannedOrder => ({
  items: [item()],
  service_fee: { amount: 0, due_at: TERM },
  wallet: 0,
  ordered_at: '2026-01-05T08:00:00.000Z',
  timezone: 'Europe/Brussels',
  ...changes,
});
const shown = (payment: PlannedPayment | null) =>
  payment && [
    payment.now_amount,
    ...payment.parts.map(({ amount, due_at }) => `${due_at?.slice(5, 10)} ${amount}`),
  ];
const other = item({ activity_id: 2, price: 3_000 });
const fee = { amount: 100, due_at: TERM };

describe('an order in parts', () => {
  it.each([
    [
      'later: nothing at once',
      order({ service_fee: fee }),
      false,
      [0, '01-19 2600', '02-05 2500', '03-05 2500', '04-05 2500'],
    ],
    [
      'online: the first part and the fee',
      order({ service_fee: fee }),
      true,
      [2_600, '02-05 2500', '03-05 2500', '04-05 2500'],
    ],
    [
      'online: what is not in the plan whole',
      order({ items: [item(), other] }),
      true,
      [5_500, '02-05 2500', '03-05 2500', '04-05 2500'],
    ],
    [
      'later: what is not in the plan when it is due',
      order({ items: [item(), other] }),
      false,
      [0, '01-19 5500', '02-05 2500', '03-05 2500', '04-05 2500'],
    ],
    [
      'online: the wallet pays what is due at once first, and never the fee',
      order({ service_fee: fee, wallet: 4_000 }),
      true,
      [100, '02-05 1000', '03-05 2500', '04-05 2500'],
    ],
    [
      'online: the first equal part where there is no deposit',
      order(),
      true,
      [3_334, '03-05 3333', '04-05 3333'],
    ],
    ['none when the plan is for nothing of it', order({ items: [other] }), true, null],
  ])('%s', (name, of, online, expected) => {
    const deposit_percentage = name.includes('no deposit') ? 0 : plan.deposit_percentage;
    const by = { plan: { ...plan, deposit_percentage }, online };
    expect(shown(plannedPayment(of, by))).toEqual(expected);
  });

  it('adds up to what is left to pay, to the cent', () => {
    const prices = fc.array(fc.tuple(fc.nat(30_000), fc.integer({ min: 1, max: 2 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        prices,
        fc.nat(500),
        fc.nat(60_000),
        fc.boolean(),
        (rows, amount, wish, online) => {
          const items = rows.map(([price, activity_id]) => item({ price, activity_id }));
          const total = items.reduce((sum, { price }) => sum + price, 0);
          const wallet = Math.min(total, wish);
          const of = order({ items, service_fee: { amount, due_at: TERM }, wallet });
          const payment = plannedPayment(of, { plan, online });
          if (payment === null) return;
          const parts = payment.parts.reduce((sum, part) => sum + part.amount, 0);
          expect(payment.now_amount + parts).toBe(total + amount - wallet);
          expect(payment.now_amount).toBeGreaterThanOrEqual(online ? amount : 0);
        },
      ),
    );
  });
});

test('a deposit is paid online alone where the organiser wants that, parts without one later, too', () => {
  const ways = (deposit_percentage: number, deposits_online: boolean) => {
    const { later, online } = waysOfPlan(order(), {
      plan: { ...plan, deposit_percentage },
      deposits_online,
    });
    return [later !== null, online !== null];
  };
  expect(ways(2_500, true)).toEqual([false, true]);
  expect(ways(2_500, false)).toEqual([true, true]);
  expect(ways(0, true)).toEqual([true, true]);
});

test.each([
  ['the same', {}, true],
  ['another amount at once', { now_amount: 2 }, false],
  ['another day', { parts: [{ amount: 5, due_at: '2026-02-06T23:00:00.000Z' }] }, false],
  ['another part', { parts: [{ amount: 6, due_at: TERM }] }, false],
  ['fewer parts', { parts: [] }, false],
])('%s', (_case, changes, expected) => {
  const one = { now_amount: 1, parts: [{ amount: 5, due_at: TERM }] };
  expect(isSamePayment(one, { ...one, ...changes })).toBe(expected);
});
