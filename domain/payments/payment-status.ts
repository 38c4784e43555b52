import type { Amount } from '../base/money.ts';

/** Something that is to be paid, and what has been. */
export interface Payable {
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
}

/** Whether something is paid; null when there is nothing to pay (1 §4, 3 §4). */
export type PaymentStatus = 'OUTSTANDING' | 'COMPLETE';

/** OUTSTANDING while less than the total is paid, COMPLETE from then on, null for a total of 0 (1 §4). */
export function paymentStatus(payable: Payable): PaymentStatus | null {
  if (payable.total_amount <= 0) return null;
  return payable.paid_amount < payable.total_amount ? 'OUTSTANDING' : 'COMPLETE';
}

/** The same for what has a deposit: DEPOSITED from the deposit on, until all is paid (3 §4). */
export function depositStatus(
  payable: Payable & { readonly deposit_amount: Amount },
): PaymentStatus | 'DEPOSITED' | null {
  const status = paymentStatus(payable);
  const deposited = payable.deposit_amount > 0 && payable.paid_amount >= payable.deposit_amount;
  return status === 'OUTSTANDING' && deposited ? 'DEPOSITED' : status;
}

/** What remains to be paid, never below 0. */
export function outstandingAmount(payable: Payable): Amount {
  return Math.max(0, payable.total_amount - payable.paid_amount);
}
