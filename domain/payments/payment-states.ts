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
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  /** Recorded by hand, then found never to have arrived. */
  VOIDED: [],
} as const;

/** The state of a payment. */
export type PaymentState = keyof typeof PAYMENT_TRANSITIONS;

/** The state of an online payment: only payments recorded by hand are voided. */
export type OnlinePaymentState = Exclude<PaymentState, 'VOIDED'>;

/** A payment in our books. `provider_reference` is null until the provider has given one. */
export interface Payment {
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly currency: string;
  readonly provider_reference: string | null;
  readonly refunded_amount: Amount;
}

/**
 * A message of the provider, read from its API or signed. `refunded_amount` is the sum of all
 * refunds so far.
 */
export interface ProviderMessage {
  readonly provider_reference: string;
  readonly status:
    | 'PENDING'
    | 'PAID'
    | 'REFUSED'
    | 'ABANDONED'
    | 'EXPIRED'
    | 'CANCELLED'
    | 'REFUNDED';
  readonly amount: Amount;
  readonly currency: string;
  readonly refunded_amount: Amount;
}

/** The outcome of a message: nothing, or one move to be written by compare-and-set from `from`. */
export type PaymentOutcome =
  | { readonly kind: 'NOTHING'; readonly why: 'REPEATED' | 'OUT_OF_ORDER' | 'AMBIGUOUS' }
  | {
      readonly kind: 'MOVE';
      readonly from: PaymentState;
      readonly to: PaymentState;
      readonly received_amount: Amount;
      readonly newly_refunded_amount: Amount;
      readonly late: boolean;
    };

/** True when the table permits the move. */
export function mayMove(from: PaymentState, to: PaymentState): boolean {
  const targets: readonly PaymentState[] = PAYMENT_TRANSITIONS[from];
  return targets.includes(to);
}

/** True while the provider may still take money without further action. */
export function isPending(state: PaymentState): boolean {
  return state === 'PENDING';
}

/**
 * Returns the change that a provider's message makes (R13). None when it is repeated, out of order,
 * or ambiguous: another reference, amount or currency, or refunds beyond the payment. PAID after an
 * unpaid end is received money, `late` (R12).
 */
export function applyProviderMessage(payment: Payment, message: ProviderMessage): PaymentOutcome {
  if (isAmbiguous(payment, message)) return { kind: 'NOTHING', why: 'AMBIGUOUS' };
  if (message.status === 'REFUNDED') return applyRefund(payment, message);
  const to = message.status;
  if (to === payment.state) return { kind: 'NOTHING', why: 'REPEATED' };
  if (to === 'PENDING' || !mayMove(payment.state, to))
    return { kind: 'NOTHING', why: 'OUT_OF_ORDER' };
  const received_amount = to === 'PAID' ? payment.amount : 0;
  return {
    kind: 'MOVE',
    from: payment.state,
    to,
    received_amount,
    newly_refunded_amount: 0,
    late: to === 'PAID' && payment.state !== 'PENDING',
  };
}

function applyRefund(payment: Payment, message: ProviderMessage): PaymentOutcome {
  const newly_refunded_amount = message.refunded_amount - payment.refunded_amount;
  if (newly_refunded_amount === 0) return { kind: 'NOTHING', why: 'REPEATED' };
  const to = message.refunded_amount === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  if (newly_refunded_amount < 0 || !mayMove(payment.state, to))
    return { kind: 'NOTHING', why: 'OUT_OF_ORDER' };
  return {
    kind: 'MOVE',
    from: payment.state,
    to,
    received_amount: 0,
    newly_refunded_amount,
    late: false,
  };
}

function isAmbiguous(payment: Payment, message: ProviderMessage): boolean {
  return (
    (payment.provider_reference !== null &&
      payment.provider_reference !== message.provider_reference) ||
    payment.amount !== message.amount ||
    payment.currency !== message.currency ||
    message.refunded_amount < 0 ||
    message.refunded_amount > payment.amount
  );
}
