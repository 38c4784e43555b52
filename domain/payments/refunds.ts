import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { clampAmount, sumAmounts } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { PaymentState } from './payment-states.ts';

/** What of a payment still lies on a receivable, after what was taken back before. */
export interface PaidPart {
  readonly receivable_id: number;
  readonly amount: Amount;
  /** What the receivable has beyond its total, of whichever payment. */
  readonly credit_amount: Amount;
  readonly accessory: boolean;
  /** When the receivable was made: one payment lies on several since the same moment. */
  readonly created_at: Instant;
}

/** A received payment, and where its money lies. */
export interface PaymentToRefund {
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly refunded_amount: Amount;
  readonly parts: readonly PaidPart[];
  /** What of it became wallet credit and is still there; 0 where the money goes to the wallet itself. */
  readonly wallet_amount: Amount;
}

/** What giving an amount back takes off: receivables, and the wallet. `missing_amount` is what the customer has spent otherwise. */
export interface TakenBack {
  readonly parts: readonly { readonly receivable_id: number; readonly amount: Amount }[];
  readonly wallet_amount: Amount;
  readonly missing_amount: Amount;
}

/** Why nothing is given back. */
export type RefundCode = 'PAYMENT_NOT_REFUNDABLE' | 'REFUND_TOO_HIGH';

/** What of a payment can still be given back: what lies on receivables and in the wallet, never beyond what came in and stayed. */
export function refundableAmount(payment: PaymentToRefund): Amount {
  if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED') return 0;
  const there = sumAmounts(held(payment).map((part) => part.amount)) + payment.wallet_amount;
  return clampAmount(there, { lowest: 0, highest: payment.amount - payment.refunded_amount });
}

/** What of it is due for nothing: what its receivables have beyond their totals, and what lies in the wallet. Minor units. */
export function refundableCredit(payment: PaymentToRefund): Amount {
  const credits = held(payment).map((part) => Math.min(part.amount, part.credit_amount));
  return Math.min(sumAmounts(credits) + payment.wallet_amount, refundableAmount(payment));
}

/** Decides a refund of an amount (R12). Refuses what was never received or is all given back, and more than can be. */
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
 * What an amount that has left a payment takes off, in this order: what receivables have beyond their total, the newest first; the wallet;
 * the other receivables, the newest first; what is accessory. What lies nowhere any more is `missing_amount`.
 */
export function takeOff(
  payment: Pick<PaymentToRefund, 'parts' | 'wallet_amount'>,
  amount: Amount,
): TakenBack {
  const parts = held(payment).toSorted(byTurn);
  const taken = new Map<number, Amount>();
  let left = amount;
  const take = (part: PaidPart, most: Amount): void => {
    const before = taken.get(part.receivable_id) ?? 0;
    const taking = clampAmount(Math.min(left, most, part.amount - before), {
      lowest: 0,
      highest: left,
    });
    left -= taking;
    if (taking > 0) taken.set(part.receivable_id, before + taking);
  };
  for (const part of parts) take(part, part.credit_amount);
  const wallet_amount = Math.min(left, payment.wallet_amount);
  left -= wallet_amount;
  for (const part of parts) take(part, part.amount);
  return {
    parts: [...taken].map(([receivable_id, part]) => ({ receivable_id, amount: part })),
    wallet_amount,
    missing_amount: left,
  };
}

function held(payment: Pick<PaymentToRefund, 'parts'>): readonly PaidPart[] {
  return payment.parts.filter((part) => part.amount > 0);
}

function byTurn(one: PaidPart, other: PaidPart): number {
  return (
    Number(one.accessory) - Number(other.accessory) ||
    (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0) ||
    other.receivable_id - one.receivable_id
  );
}

/** How money goes back: through the provider who collected it, by hand, or into the customer's wallet. */
export const REFUND_WAYS = ['PROVIDER', 'BANK', 'WALLET'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * How money went back, or was to go. Without a refund of its own it went into the wallet; a person's is done at once, and only a
 * provider's has a reference there, waits or is refused.
 */
export function wayOfRefund(
  refund: { readonly state: string; readonly provider_reference: string | null } | null,
): RefundWay {
  if (refund === null) return 'WALLET';
  return refund.state === 'DONE' && refund.provider_reference === null ? 'BANK' : 'PROVIDER';
}

/** What a refund took off a receivable, and how much of it could be paid there again. */
export interface TakenPart {
  readonly receivable_id: number;
  readonly amount: Amount;
  readonly room: Amount;
}

/**
 * What follows when the provider refuses to give an amount back: the payment has it again, and it lies where it was taken from. Where
 * somebody paid anew meanwhile, the rest is wallet credit, so that nothing is paid twice.
 */
export function undoRefund(
  payment: { readonly refunded_amount: Amount },
  refund: { readonly amount: Amount; readonly parts: readonly TakenPart[] },
) {
  const refunded_amount = payment.refunded_amount - refund.amount;
  const parts = refund.parts.map(({ receivable_id, amount, room }) => ({
    receivable_id,
    amount: Math.max(0, Math.min(amount, room)),
  }));
  return {
    refunded_amount,
    state: refunded_amount === 0 ? ('PAID' as const) : ('PARTIALLY_REFUNDED' as const),
    parts: parts.filter(({ amount }) => amount > 0),
    wallet_credit: refund.amount - sumAmounts(parts.map(({ amount }) => amount)),
  };
}
