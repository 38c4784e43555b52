import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../base/money.ts';
import {
  cancelledMoney,
  type CancelledReceivable,
} from '../cancellation-policies/cancelled-money.ts';
import { POLICY_DESTINATIONS } from '../cancellation-policies/policy.ts';
import type { PaidPayment } from '../payments/give-back.ts';
import { decideCancellation } from './cancellation.ts';

const online = { strategy: 'IMMEDIATE', provider: 'mollie', provider_reference: 'tr_1' };
const transfer = { strategy: 'DELAYED', provider: null, provider_reference: null };
const wallet = { strategy: 'WALLET', provider: null, provider_reference: null };
const payments = new Map<number, PaidPayment>([
  [1, online],
  [2, transfer],
  [3, wallet],
]);
const share = (payment_id: number, amount: number) => ({
  payment_id,
  amount,
  created_at: `2026-01-0${payment_id}T08:00:00.000Z`,
});
const thing = (changes: Partial<CancelledReceivable> = {}): CancelledReceivable => ({
  id: 10,
  accessory: false,
  total_amount: 10_000,
  paid_amount: 10_000,
  shares: [share(1, 6_000), share(2, 3_000), share(3, 1_000)],
  ...changes,
});
const fee = thing({
  id: 11,
  accessory: true,
  total_amount: 200,
  paid_amount: 200,
  shares: [share(1, 200)],
});
const to = { receivable_id: 10, due_amount: 2_000, money_to: 'ORIGIN' as const, payments };

describe('cancelledMoney', () => {
  it('gives back what a provider collected by that provider, and the rest as credit', () => {
    expect(cancelledMoney([thing(), fee], to)).toEqual({
      dropped_amount: 8_000,
      credit_amount: 8_000,
      back: [
        { receivable_id: 10, payment_id: 3, amount: 1_000, way: 'WALLET' },
        { receivable_id: 10, payment_id: 2, amount: 3_000, way: 'WALLET' },
        { receivable_id: 10, payment_id: 1, amount: 4_000, way: 'PROVIDER' },
      ],
    });
  });

  it('gives the fee of the order back with the last thing of which nothing stays due', () => {
    const all = cancelledMoney([thing(), fee], { ...to, due_amount: 0 });
    expect(all).toMatchObject({ dropped_amount: 10_200, credit_amount: 10_200 });
    expect(all.back.at(-1)).toMatchObject({ receivable_id: 11, amount: 200, way: 'PROVIDER' });
    const other = thing({ id: 12, paid_amount: 0, shares: [] });
    const one = cancelledMoney([thing(), other, fee], { ...to, due_amount: 0 });
    expect(one).toMatchObject({ dropped_amount: 10_000, credit_amount: 10_000 });
  });

  it('puts all into the wallet, or moves nothing while staff decide', () => {
    const credit = cancelledMoney([thing(), fee], { ...to, money_to: 'CREDIT' });
    expect(credit.back.map(({ way }) => way)).toEqual(['WALLET', 'WALLET', 'WALLET']);
    expect(cancelledMoney([thing(), fee], { ...to, due_amount: 0, money_to: 'STAFF' })).toEqual({
      dropped_amount: 10_000,
      credit_amount: 10_000,
      back: [],
    });
  });
});

const amount = fc.nat(40_000);
const policies = fc.record({
  money_to: fc.constantFrom(...POLICY_DESTINATIONS),
  steps: fc.uniqueArray(fc.nat(30), { maxLength: 5 }).chain((days) =>
    fc.tuple(
      ...[...days.toSorted((one, other) => other - one), null].map((until_days) =>
        fc.record({
          until_days: fc.constant(until_days),
          fee_percentage: fc.nat(10_000),
          fee_amount: fc.constant(0),
        }),
      ),
    ),
  ),
});

it('keeps every cent: what was paid is due, given back, or waits for staff', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 8 });
  const paid = fc.tuple(amount, amount, amount);
  const amounts_of = fc.tuple(amount, paid);
  const off = fc.subarray(Array.from({ length: 28 }, (_, index) => index + 1));
  fc.assert(
    fc.property(policies, days, amounts_of, off, (policy, starts, money, off_days) => {
      const [total_amount, amounts] = money;
      const paid_amount = sumAmounts(amounts);
      const decision = decideCancellation(
        {
          cancelled: false,
          end_at: '2026-08-01T08:00:00.000Z',
          dates: starts.map((day) => ({
            id: day,
            start_at: `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`,
            counts_from: `2026-07-${String(day).padStart(2, '0')}T07:00:00.000Z`,
            takes_place: !off_days.includes(day),
            settled: off_days.includes(day) && day % 2 === 0,
          })),
          bundle_id: null,
          bundle_cancelled: false,
          total_amount,
          paid_amount,
          change_fee_total: 0,
          counts_from: null,
          policy,
          zone: 'Europe/Brussels',
        },
        {
          type: 'CUSTOMER',
          message: 'x',
          now: '2026-07-08T08:00:00.000Z',
        },
      );
      if (!decision.ok) throw new Error(decision.refused);
      const { started_amount, fee_amount, due_amount, outstanding_amount } = decision.value;
      const shares = amounts.map((part, index) => share(index + 1, part));
      const { back, credit_amount, dropped_amount } = cancelledMoney(
        [thing({ total_amount, paid_amount, shares })],
        { receivable_id: 10, due_amount, money_to: policy.money_to, payments },
      );
      expect(due_amount).toBe(started_amount + fee_amount);
      expect(due_amount + dropped_amount).toBe(total_amount);
      expect(due_amount + credit_amount).toBe(paid_amount + outstanding_amount);
      const given = sumAmounts(back.map((part) => part.amount));
      expect(given).toBe(policy.money_to === 'STAFF' ? 0 : credit_amount);
      expect(back.every((part) => part.amount > 0)).toBe(true);
    }),
  );
});
