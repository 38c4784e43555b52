import type { Amount } from '../base/money.ts';

/** Something that is to be paid, and what has been; minor units. */
export interface Payable {
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
}

/** Whether something is paid; null when there is nothing to pay (1 §4, 3 §4). */
export type PaymentStatus = 'OUTSTANDING' | 'COMPLETE';

/** What is still owed, never below 0. The database says the same in `receivables.owed_amount`. */
export function owedAmount(payable: Payable): Amount {
  return Math.max(0, payable.total_amount - payable.paid_amount);
}

/** What was paid beyond the total and is to be given back or kept with a word; never below 0. `receivables.credit_amount` says the same. */
export function creditAmount(payable: Payable): Amount {
  return Math.max(0, payable.paid_amount - payable.total_amount);
}

/** OUTSTANDING while less than the total is paid, COMPLETE from then on, null for a total of 0 (1 §4). */
export function paymentStatus(payable: Payable): PaymentStatus | null {
  if (payable.total_amount <= 0) return null;
  return owedAmount(payable) > 0 ? 'OUTSTANDING' : 'COMPLETE';
}

/** The same for what has a deposit: DEPOSITED from the deposit on, until all is paid (3 §4). */
export function depositStatus(
  payable: Payable & { readonly deposit_amount: Amount },
): PaymentStatus | 'DEPOSITED' | null {
  const status = paymentStatus(payable);
  const deposited = payable.deposit_amount > 0 && payable.paid_amount >= payable.deposit_amount;
  return status === 'OUTSTANDING' && deposited ? 'DEPOSITED' : status;
}
