import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutFacts } from './totals.ts';
import { checkoutTotals, payNow } from './totals.ts';

const now = '2026-07-01T08:00:00.000Z';
const later = '2026-07-01T08:10:00.000Z';
const item = (price: number, deposit = 0, expires_at: string | null = later) => ({
  price,
  deposit,
  expires_at,
});
const reduced = (price: number, discount: number, deposit = 0) => ({
  ...item(price, deposit),
  discount,
});
const totals = (changes: Partial<CheckoutFacts>) =>
  checkoutTotals(
    {
      items: [item(10_000)],
      wallet_amount: 0,
      service_fees: { amount: 0, percentage: 0 },
      ...changes,
    },
    now,
  );
const fees = { amount: 100, percentage: 150 };

describe('checkoutTotals', () => {
  it.each([
    ['one item', {}, { total: 10_000, service_fee: 0, payable: 10_000, deposit_payable: 10_000 }],
    [
      'an expired item beside it',
      { items: [item(10_000), item(5_000, 0, now)] },
      { count: 1, total: 10_000, payable: 10_000 },
    ],
    [
      'nothing',
      { items: [], service_fees: fees },
      { total: 0, service_fee: 0, payable: 0, deposit_payable: 0 },
    ],
    [
      'something free',
      { items: [item(0)], service_fees: fees },
      { total: 0, service_fee: 0, payable: 0 },
    ],
    ['a fee', { service_fees: fees }, { service_fee: 250, payable: 10_250 }],
    [
      'a fee, rounded down',
      { items: [item(999)], service_fees: fees },
      { service_fee: 114, payable: 1_113 },
    ],
    [
      'a wallet for a part',
      { wallet_amount: 4_000, service_fees: fees },
      { wallet: 4_000, service_fee: 190, payable: 6_190 },
    ],
    ['a wallet for all', { wallet_amount: 15_000 }, { wallet: 10_000, payable: 0 }],
    [
      'a wallet for all but the fixed fee',
      { wallet_amount: 15_000, service_fees: fees },
      { wallet: 10_000, service_fee: 100, payable: 100 },
    ],
    [
      'a coupon',
      { items: [reduced(8_000, 2_500), item(2_000)], service_fees: fees },
      { coupon_discount: 2_500, total: 7_500, service_fee: 212, payable: 7_712 },
    ],
    [
      'a coupon above the total',
      { items: [reduced(10_000, 99_999)], service_fees: fees },
      { coupon_discount: 10_000, total: 0, service_fee: 0, payable: 0 },
    ],
    [
      'a deposit',
      { items: [item(10_000, 3_000)], service_fees: fees },
      { deposit: 3_000, service_fee: 250, deposit_payable: 3_250, show_deposit: true },
    ],
    [
      'a deposit beside an item without one',
      { items: [item(10_000, 3_000), item(2_000)] },
      { deposit: 3_000, deposit_payable: 5_000 },
    ],
    [
      'a deposit and a wallet',
      { items: [item(10_000, 3_000)], wallet_amount: 1_000 },
      { payable: 9_000, deposit_payable: 2_000, show_deposit: true },
    ],
    [
      'a deposit and a wallet above it',
      { items: [item(10_000, 3_000)], wallet_amount: 4_000 },
      { payable: 6_000, deposit_payable: 0 },
    ],
    [
      'a deposit and a wallet for all',
      { items: [item(10_000, 3_000)], wallet_amount: 10_000 },
      { payable: 0, show_deposit: false },
    ],
    [
      'a deposit above the price after the coupon',
      { items: [reduced(10_000, 8_000, 3_000)] },
      { total: 2_000, deposit: 2_000, deposit_payable: 2_000 },
    ],
  ] satisfies [string, Partial<CheckoutFacts>, Record<string, unknown>][])(
    'of %s',
    (_case, changes, expected) => {
      expect(totals(changes)).toMatchObject(expected);
    },
  );

  it.each([
    ['IMMEDIATE', 10_250],
    ['IMMEDIATE_DEPOSIT', 3_250],
    ['DELAYED', 0],
    ['WALLET', 0],
  ] as const)('%s charges %i now', (strategy, amount) => {
    expect(payNow(totals({ items: [item(10_000, 3_000)], service_fees: fees }), strategy)).toBe(
      amount,
    );
  });

  it('accounts for every cent, for any cart', () => {
    const amounts = fc.nat(200_000);
    const items = fc.array(fc.tuple(amounts, amounts, fc.boolean(), amounts), { maxLength: 8 });
    fc.assert(
      fc.property(
        items,
        amounts,
        fc.record({ amount: fc.nat(500), percentage: fc.nat(1_000) }),
        (rows, wallet, service_fees) => {
          const cartItems = rows.map(([price, deposit, live, discount]) => ({
            ...item(price, Math.min(price, deposit), live ? later : now),
            discount,
          }));
          const sum = totals({
            items: cartItems,
            wallet_amount: wallet,
            service_fees,
          });
          expect(sum.total + sum.coupon_discount).toBe(sum.items_total);
          expect(sum.payable + sum.wallet).toBe(sum.total + sum.service_fee);
          expect(sum.wallet).toBeLessThanOrEqual(wallet);
          expect(sum.deposit_payable).toBeLessThanOrEqual(sum.payable);
          for (const amount of Object.values(sum))
            if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
