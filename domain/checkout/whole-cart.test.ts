import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../base/money.ts';
import type { Receivable } from '../receivables/spread.ts';
import { spreadAmount } from '../receivables/spread.ts';
import { owedAmount } from '../receivables/owed.ts';
import type { Strategy } from '../payments/strategy.ts';
import { priceRegistration } from '../pricing/price-registration.ts';
import { checkoutTotals, payNow } from './totals.ts';

const now = '2026-07-01T08:00:00.000Z';
const amounts = fc.nat(30_000);
const price = fc.record({
  id: fc.nat(),
  label: fc.constant('Option'),
  amount: fc.option(amounts),
  percentage: fc.option(fc.nat(10_000)),
});
const option = fc.record({ option_id: fc.nat(), price_id: fc.nat(), price });
const registration = fc.record({
  price: amounts,
  deposit: amounts,
  quantity: fc.integer({ min: 1, max: 4 }),
  options: fc.array(option, { maxLength: 3 }),
  adjustments: fc.constant([]),
});
const carts = fc.record({
  registrations: fc.array(registration, { minLength: 1, maxLength: 6 }),
  wallet_amount: fc.oneof(fc.constant(0), fc.nat(100_000)),
  service_fees: fc.record({ amount: fc.nat(300), percentage: fc.nat(500) }),
  strategy: fc.constantFrom<Strategy>('IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED'),
});

describe('a whole purchase', () => {
  it('quotes, charges and books the same cents: estimate = item = wallet + paid + outstanding', () => {
    fc.assert(
      fc.property(carts, ({ registrations, wallet_amount, service_fees, strategy }) => {
        const estimates = registrations.map(priceRegistration);
        const items = estimates.map(({ total_price, total_deposit }) => ({
          price: total_price,
          deposit: total_deposit,
          expires_at: null,
        }));
        const totals = checkoutTotals({ items, wallet_amount, service_fees }, now);
        expect(totals.total).toBe(sumAmounts(estimates.map((estimate) => estimate.total_price)));

        const charged = totals.wallet + payNow(totals, strategy);
        const receivables = receivablesOf(items, totals.service_fee);
        const { parts, left_over } = spreadAmount(charged, {
          receivables,
          deposits_first: strategy === 'IMMEDIATE_DEPOSIT',
        });
        const outstanding = sumAmounts(
          receivables.map((receivable) =>
            owedAmount({ ...receivable, paid_amount: paidOn(receivable, parts) }),
          ),
        );
        expect(left_over).toBe(0);
        expect(charged + outstanding).toBe(totals.total + totals.service_fee);
        if (strategy === 'IMMEDIATE') expect(outstanding).toBe(0);
        if (strategy === 'IMMEDIATE_DEPOSIT')
          expect(
            receivables.every(
              (receivable) => paidOn(receivable, parts) >= receivable.deposit_amount,
            ),
          ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

function receivablesOf(
  items: readonly { readonly price: number; readonly deposit: number }[],
  fee: number,
): readonly Receivable[] {
  const plain = { cart_id: null, paid_amount: 0, due_at: null, created_at: now };
  const registrations = items.map((item, id): Receivable => ({
    ...plain,
    id,
    accessory: false,
    total_amount: item.price,
    deposit_amount: item.deposit,
  }));
  return [
    { ...plain, id: -1, accessory: true, total_amount: fee, deposit_amount: 0 },
    ...registrations,
  ];
}

function paidOn(
  receivable: Receivable,
  parts: readonly { readonly receivable_id: number; readonly amount: number }[],
): number {
  return parts.find((part) => part.receivable_id === receivable.id)?.amount ?? 0;
}
