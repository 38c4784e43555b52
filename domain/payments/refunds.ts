import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { PaymentState } from './payment-states.ts';

/** What of a payment still lies on a registration (null: on the service fee), after what was taken back before. */
export interface PaidPart {
  readonly registration_id: number | null;
  readonly amount: Amount;
  readonly cancelled: boolean;
  readonly created_at: Instant;
}

/** Why nothing is given back. */
export type RefundCode = 'PAYMENT_NOT_REFUNDABLE' | 'REFUND_TOO_HIGH';

/**
 * What giving back an amount of a payment takes off: cancelled registrations first, then the newest, the service fee last.
 * Refuses what was never received or is all given back, and more than still lies on something. What went to the wallet is not here.
 */
export function decideRefund(
  payment: { readonly state: PaymentState; readonly parts: readonly PaidPart[] },
  amount: Amount,
): Decision<
  readonly { readonly registration_id: number | null; readonly amount: Amount }[],
  RefundCode
> {
  if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
    return refuse('PAYMENT_NOT_REFUNDABLE');
  const parts = payment.parts.filter((part) => part.amount > 0);
  if (amount <= 0 || amount > sumAmounts(parts.map((part) => part.amount)))
    return refuse('REFUND_TOO_HIGH', { amount: 'REFUND_TOO_HIGH' });
  let left = amount;
  const taken = parts.toSorted(byTurn).map((part) => {
    const taking = Math.min(left, part.amount);
    left -= taking;
    return { registration_id: part.registration_id, amount: taking };
  });
  return permit(taken.filter((part) => part.amount > 0));
}

function byTurn(one: PaidPart, other: PaidPart): number {
  return (
    turn(one) - turn(other) ||
    (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0)
  );
}

function turn(part: PaidPart): number {
  if (part.registration_id === null) return 2;
  return part.cancelled ? 0 : 1;
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

/** What a refund took off something, and how much of it could be paid there again. */
export interface TakenPart {
  readonly registration_id: number | null;
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
  const parts = refund.parts.map(({ registration_id, amount, room }) => ({
    registration_id,
    amount: Math.max(0, Math.min(amount, room)),
  }));
  return {
    refunded_amount,
    state: refunded_amount === 0 ? ('PAID' as const) : ('PARTIALLY_REFUNDED' as const),
    parts: parts.filter(({ amount }) => amount > 0),
    wallet_credit: refund.amount - sumAmounts(parts.map(({ amount }) => amount)),
  };
}
