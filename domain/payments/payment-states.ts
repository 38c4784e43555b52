import type { Amount } from '../base/money.ts';

/**
 * The states that a payment may move to from each state. Money that arrives after a refusal still
 * counts: every unpaid end leads to PAID.
 */
export const PAYMENT_TRANSITIONS = {
  PENDING: ['PAID', 'REFUSED', 'ABANDONED', 'EXPIRED', 'CANCELLED'],
  REFUSED: ['PAID'],
  ABANDONED: ['PAID'],
  EXPIRED: ['PAID'],
  CANCELLED: ['PAID'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'],
  // a refund that fails, or a dispute that is won, brings its money back
  PARTIALLY_REFUNDED: ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: ['PAID', 'PARTIALLY_REFUNDED'],
  /** Recorded by hand, then found never to have arrived. */
  VOIDED: [],
} as const;

/** The state of a payment. */
export type PaymentState = keyof typeof PAYMENT_TRANSITIONS;

/** The state of an online payment: only payments recorded by hand are voided. */
export type OnlinePaymentState = Exclude<PaymentState, 'VOIDED'>;

/** True when the table permits the move. */
export function mayMove(from: PaymentState, to: PaymentState): boolean {
  const targets: readonly PaymentState[] = PAYMENT_TRANSITIONS[from];
  return targets.includes(to);
}

/** True while the provider may still take money without further action. */
export function isPending(state: PaymentState): boolean {
  return state === 'PENDING';
}

const RECEIVED: ReadonlySet<PaymentState> = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** True when the money came, whatever became of it. */
export function isReceived(state: PaymentState): boolean {
  return RECEIVED.has(state);
}

/**
 * Returns the state of a received payment by the amount that left it, in minor units. More can
 * leave than came: a family can dispute money that was already refunded.
 */
export function receivedState({
  amount,
  refunded_amount,
}: {
  readonly amount: Amount;
  readonly refunded_amount: Amount;
}): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  if (refunded_amount <= 0) return 'PAID';
  return refunded_amount < amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}
