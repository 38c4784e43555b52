import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { clampAmount, sumAmounts } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import { type PaymentState, receivedState } from './payment-states.ts';

/** The part of a payment still allocated to a receivable, after earlier refunds. */
export interface PaidPart {
  readonly receivable_id: number;
  readonly amount: Amount;
  /** The credit of the receivable beyond its total, from any payment. */
  readonly credit_amount: Amount;
  readonly accessory: boolean;
  /** The moment of its creation, which the receivables of one payment share. */
  readonly created_at: Instant;
}

/** A received payment, and where its money is. */
export interface PaymentToRefund {
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly refunded_amount: Amount;
  readonly parts: readonly PaidPart[];
  /** The part that became wallet credit and is still there; 0 when it goes to the wallet itself. */
  readonly wallet_amount: Amount;
}

/** The sources of an amount given back: receivables and wallet; `missing_amount` was spent. */
export interface TakenBack {
  readonly parts: readonly { readonly receivable_id: number; readonly amount: Amount }[];
  readonly wallet_amount: Amount;
  readonly missing_amount: Amount;
}

/** The reasons to refuse a refund. */
export type RefundCode = 'PAYMENT_NOT_REFUNDABLE' | 'REFUND_TOO_HIGH';

/** Returns the refundable amount: on receivables and wallet, at most what came in and stayed. */
export function refundableAmount(payment: PaymentToRefund): Amount {
  if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED') return 0;
  const there = sumAmounts(heldParts(payment).map((part) => part.amount)) + payment.wallet_amount;
  return clampAmount(there, { lowest: 0, highest: payment.amount - payment.refunded_amount });
}

/** Returns the part that nothing is due for: receivables' credit and wallet, in minor units. */
export function refundableCredit(payment: PaymentToRefund): Amount {
  const credits = heldParts(payment).map((part) => Math.min(part.amount, part.credit_amount));
  return Math.min(sumAmounts(credits) + payment.wallet_amount, refundableAmount(payment));
}

/** Decides a refund (R12). Refuses unpaid or fully refunded payments, and more than refundable. */
export function decideRefund(
  payment: PaymentToRefund,
  amount: Amount,
): Decision<TakenBack, RefundCode> {
  if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
    return refuse('PAYMENT_NOT_REFUNDABLE');
  if (amount <= 0 || amount > refundableAmount(payment))
    return refuse('REFUND_TOO_HIGH', { amount: 'REFUND_TOO_HIGH' });
  return permit(takeOff(payment, amount));
}

/**
 * Takes an amount that left a payment from, in this order: credit of receivables, the newest first;
 * the wallet; other receivables, the newest first; accessories. The rest is `missing_amount`.
 */
export function takeOff(
  payment: Pick<PaymentToRefund, 'parts' | 'wallet_amount'>,
  amount: Amount,
): TakenBack {
  const parts = heldParts(payment).toSorted(byTurn);
  const amounts = new Map<number, Amount>();
  let remainder = amount;
  const take = (part: PaidPart, most: Amount): void => {
    const before = amounts.get(part.receivable_id) ?? 0;
    const taking = clampAmount(Math.min(remainder, most, part.amount - before), {
      lowest: 0,
      highest: remainder,
    });
    remainder -= taking;
    if (taking > 0) amounts.set(part.receivable_id, before + taking);
  };
  for (const part of parts) take(part, part.credit_amount);
  const wallet_amount = Math.min(remainder, payment.wallet_amount);
  remainder -= wallet_amount;
  for (const part of parts) take(part, part.amount);
  return {
    parts: [...amounts].map(([receivable_id, part]) => ({ receivable_id, amount: part })),
    wallet_amount,
    missing_amount: remainder,
  };
}

function heldParts(payment: Pick<PaymentToRefund, 'parts'>): readonly PaidPart[] {
  return payment.parts.filter((part) => part.amount > 0);
}

function byTurn(one: PaidPart, other: PaidPart): number {
  return (
    Number(one.accessory) - Number(other.accessory) ||
    (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0) ||
    other.receivable_id - one.receivable_id
  );
}

/** The part of a refund taken from a receivable, and how much could be paid there again. */
export interface TakenPart {
  readonly receivable_id: number;
  readonly amount: Amount;
  readonly room: Amount;
}

/**
 * Undoes a refund that failed, or a dispute that was won: the payment regains the amount, on the
 * same receivables. Anything paid again meanwhile becomes wallet credit, so that nothing is paid
 * twice.
 */
export function undoRefund(
  payment: { readonly amount: Amount; readonly refunded_amount: Amount },
  refund: { readonly amount: Amount; readonly parts: readonly TakenPart[] },
) {
  const refunded_amount = payment.refunded_amount - refund.amount;
  const parts = refund.parts.map(({ receivable_id, amount, room }) => ({
    receivable_id,
    amount: Math.max(0, Math.min(amount, room)),
  }));
  return {
    refunded_amount,
    state: receivedState({ amount: payment.amount, refunded_amount }),
    parts: parts.filter(({ amount }) => amount > 0),
    wallet_credit: refund.amount - sumAmounts(parts.map(({ amount }) => amount)),
  };
}
