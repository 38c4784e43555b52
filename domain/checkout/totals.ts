import type { Instant } from '../base/instants.ts';
import type { Amount, BasisPoints } from '../base/money.ts';
import { clampAmount, percentageRoundedDown, sumAmounts } from '../base/money.ts';
import type { Hold } from '../carts/hold.ts';
import { isLive } from '../carts/hold.ts';
import type { Strategy } from '../payments/strategy.ts';

/** The charge to the customer for using the service: a fixed amount and a share (3 §9). */
export interface ServiceFees {
  readonly amount: Amount;
  readonly percentage: BasisPoints;
}

/** An item of a cart; `discount` is the reduction by a coupon, absent when there is none. */
interface CheckoutItem extends Hold {
  readonly price: Amount;
  readonly deposit: Amount;
  readonly discount?: Amount;
}

/** The input of the summary. `wallet_amount` is 0 without a wallet. */
export interface CheckoutFacts {
  readonly items: readonly CheckoutItem[];
  readonly wallet_amount: Amount;
  readonly service_fees: ServiceFees;
}

/**
 * The summary of a checkout (3 §9). `total` is after the coupon; `deposit_payable` is the amount of
 * a deposit payment now.
 */
export interface CheckoutTotals {
  readonly count: number;
  readonly items_total: Amount;
  readonly coupon_discount: Amount;
  readonly total: Amount;
  readonly wallet: Amount;
  readonly service_fee: Amount;
  readonly payable: Amount;
  readonly deposit: Amount;
  readonly deposit_payable: Amount;
  readonly show_deposit: boolean;
}

/**
 * Returns the totals of the unexpired items: the coupon lowers the total (never below 0), the
 * wallet covers up to the total, and payable = total - wallet + fee (3 §9, R14). See
 * docs/algorithms/prices.md.
 */
export function checkoutTotals(facts: CheckoutFacts, now: Instant): CheckoutTotals {
  const items = facts.items.filter((item) => isLive(item, now));
  const items_total = sumAmounts(items.map((item) => item.price));
  const coupon_discount = sumAmounts(items.map(discountOf));
  const total = items_total - coupon_discount;
  const wallet = clampAmount(facts.wallet_amount, { lowest: 0, highest: total });
  const service_fee = serviceFee(total, { wallet, service_fees: facts.service_fees });
  const payable = total - wallet + service_fee;
  const depositDue = sumAmounts(items.map(dueNow));
  const deposit = sumAmounts(items.map(depositOf));
  return {
    count: items.length,
    items_total,
    coupon_discount,
    total,
    wallet,
    service_fee,
    payable,
    deposit,
    deposit_payable: Math.min(payable, Math.max(0, depositDue - wallet) + service_fee),
    show_deposit: deposit > 0 && total > facts.wallet_amount,
  };
}

/**
 * Returns the service fee: the fixed amount plus the share of what the wallet does not cover,
 * rounded down; 0 for a total of 0 (3 §9, R14).
 */
export function serviceFee(
  total: Amount,
  by: { readonly wallet: Amount; readonly service_fees: ServiceFees },
): Amount {
  if (total === 0) return 0;
  return (
    by.service_fees.amount + percentageRoundedDown(total - by.wallet, by.service_fees.percentage)
  );
}

/** Returns the amount to pay now, besides the part that the wallet pays at once (3 §4, R10). */
export function payNow(totals: CheckoutTotals, strategy: Strategy): Amount {
  switch (strategy) {
    case 'IMMEDIATE':
      return totals.payable;
    case 'IMMEDIATE_DEPOSIT':
      return totals.deposit_payable;
    case 'DELAYED':
    case 'WALLET':
      return 0;
  }
}

/** Returns the deposit of an item, never above its price after the coupon (R14). */
export function depositOf(item: Omit<CheckoutItem, keyof Hold>): Amount {
  return Math.min(item.deposit, item.price - discountOf(item));
}

/** Returns the amount of an item in a deposit payment: its deposit, or else its whole price. */
function dueNow(item: CheckoutItem): Amount {
  return item.deposit > 0 ? depositOf(item) : item.price - discountOf(item);
}

function discountOf({ discount = 0, price }: Omit<CheckoutItem, keyof Hold>): Amount {
  return clampAmount(discount, { lowest: 0, highest: price });
}
