import type { Amount } from '../base/money.ts';

/** An amount to pay and the amount paid; minor units. */
export interface Payable {
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
}

/** The state of payment; null when there is nothing to pay (1 §4, 3 §4). */
export type PaymentStatus = 'OUTSTANDING' | 'COMPLETE';

/**
 * Returns the amount still owed, never below 0. `receivables.owed_amount` in the database is the
 * same.
 */
export function owedAmount(payable: Payable): Amount {
  return Math.max(0, payable.total_amount - payable.paid_amount);
}

/**
 * Returns the amount paid beyond the total, to be given back or kept with a label; never below 0.
 * `receivables.credit_amount` in the database is the same.
 */
export function creditAmount(payable: Payable): Amount {
  return Math.max(0, payable.paid_amount - payable.total_amount);
}

/**
 * Returns OUTSTANDING while less than the total is paid, COMPLETE from then on, null for a total of
 * 0 (1 §4).
 */
export function paymentStatus(payable: Payable): PaymentStatus | null {
  if (payable.total_amount <= 0) return null;
  return owedAmount(payable) > 0 ? 'OUTSTANDING' : 'COMPLETE';
}

/**
 * Returns the same for a purchase with a deposit: DEPOSITED once the deposit is paid, until
 * everything is (3 §4).
 */
export function depositStatus(
  payable: Payable & { readonly deposit_amount: Amount },
): PaymentStatus | 'DEPOSITED' | null {
  const status = paymentStatus(payable);
  const deposited = payable.deposit_amount > 0 && payable.paid_amount >= payable.deposit_amount;
  return status === 'OUTSTANDING' && deposited ? 'DEPOSITED' : status;
}
