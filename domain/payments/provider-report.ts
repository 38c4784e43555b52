import type { Amount } from '../base/money.ts';
import { mayMove, type PaymentState } from './payment-states.ts';

/** The state of a refund in our books. A provider that accepted it (SENT) has not given it yet. */
export const REFUND_STATES = ['PENDING', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The state of a dispute: its money is gone while it is OPEN, for good once LOST, back once WON. */
export const DISPUTE_STATES = ['OPEN', 'LOST', 'WON'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A refund as the provider sees it. */
export interface ReportedRefund {
  readonly reference: string;
  /** The cuid of our refund; null for one made on the provider's own pages. */
  readonly refund_cuid: string | null;
  readonly amount: Amount;
  readonly state: 'SENT' | 'DONE' | 'FAILED';
}

/** A dispute (a chargeback) as the provider sees it. */
export interface ReportedDispute {
  readonly reference: string;
  readonly amount: Amount;
  readonly state: DisputeState;
}

/** A payment as the provider sees it, with all of its refunds and disputes so far. */
export interface ProviderReport {
  readonly provider_reference: string;
  readonly state: 'PENDING' | 'PAID' | 'REFUSED' | 'ABANDONED' | 'EXPIRED' | 'CANCELLED';
  readonly amount: Amount;
  readonly currency: string;
  readonly refunds: readonly ReportedRefund[];
  readonly disputes: readonly ReportedDispute[];
}

/** A refund in our books; the provider has given no reference before it is SENT. */
export interface BookedRefund {
  readonly cuid: string;
  readonly provider_reference: string | null;
  readonly amount: Amount;
  readonly state: RefundState;
}

/** A dispute in our books. */
export interface BookedDispute {
  readonly provider_reference: string;
  readonly amount: Amount;
  readonly state: DisputeState;
}

/** A payment in our books. `provider_reference` is null until the provider has given one. */
export interface BookedPayment {
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly currency: string;
  readonly provider_reference: string | null;
  readonly refunds: readonly BookedRefund[];
  readonly disputes: readonly BookedDispute[];
}

/** One change of our books, to be written by compare-and-set. */
export type Step =
  | {
      readonly kind: 'MOVED';
      readonly from: PaymentState;
      readonly to: ProviderReport['state'];
      readonly late: boolean;
    }
  | { readonly kind: 'REFUND_MADE'; readonly refund: ReportedRefund }
  | {
      readonly kind: 'REFUND_MOVED';
      readonly cuid: string;
      readonly from: RefundState;
      readonly to: 'SENT' | 'DONE';
      readonly reference: string;
    }
  | { readonly kind: 'REFUND_FAILED'; readonly cuid: string; readonly from: RefundState }
  | { readonly kind: 'DISPUTE_MADE'; readonly dispute: ReportedDispute }
  | {
      readonly kind: 'DISPUTE_MOVED';
      readonly reference: string;
      readonly from: DisputeState;
      readonly to: 'LOST' | 'WON';
    };

/** The reason why a report, or a part of it, changes nothing. */
export type NoStep = 'REPEATED' | 'OUT_OF_ORDER' | 'AMBIGUOUS';

/** The outcome of a report: its steps in order, or the reason why there is none. */
export type ReportOutcome =
  | { readonly steps: readonly Step[]; readonly why: null }
  | { readonly steps: readonly []; readonly why: NoStep };

/** The states in which a payment's money was received, whatever became of it. */
const RECEIVED: ReadonlySet<PaymentState> = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const REFUND_MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  PENDING: ['SENT', 'DONE', 'FAILED'],
  SENT: ['DONE', 'FAILED'],
  // a bank can return money days after the provider gave it
  DONE: ['FAILED'],
  FAILED: [],
};

const DISPUTE_MOVES: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  OPEN: ['LOST', 'WON'],
  // an appeal can be won
  LOST: ['WON'],
  WON: [],
};

/** The reasons for no step, the one that staff should know first. */
const NO_STEPS: readonly NoStep[] = ['AMBIGUOUS', 'OUT_OF_ORDER', 'REPEATED'];

/**
 * Returns the changes that a provider's report makes in our books (R13). Refunds and disputes are
 * told apart by their own references, so that nothing depends on sums or on the order of messages.
 * A report with another reference, amount or currency changes nothing at all. A refund or a dispute
 * that has another amount than in our books, or that moves backwards, is left as it is. PAID after
 * an unpaid end is received money, `late` (R12).
 */
export function readReport(payment: BookedPayment, report: ProviderReport): ReportOutcome {
  if (isAmbiguous(payment, report)) return { steps: [], why: 'AMBIGUOUS' };
  const isReceived = RECEIVED.has(payment.state) || report.state === 'PAID';
  const parts: readonly (Step | NoStep)[] = [
    stepOfPayment(payment, report),
    ...report.refunds.map((refund) =>
      isReceived ? stepOfRefund(payment, refund) : ('OUT_OF_ORDER' as const),
    ),
    ...report.disputes.map((dispute) =>
      isReceived ? stepOfDispute(payment, dispute) : ('OUT_OF_ORDER' as const),
    ),
  ];
  const steps = parts.filter((part) => typeof part !== 'string');
  if (steps.length > 0) return { steps, why: null };
  return { steps: [], why: NO_STEPS.find((why) => parts.includes(why)) ?? 'REPEATED' };
}

function stepOfPayment(
  { state: from }: BookedPayment,
  { state: to }: ProviderReport,
): Step | NoStep {
  if (to === from || (to === 'PAID' && RECEIVED.has(from))) return 'REPEATED';
  if (to === 'PENDING' || !mayMove(from, to)) return 'OUT_OF_ORDER';
  return { kind: 'MOVED', from, to, late: to === 'PAID' && from !== 'PENDING' };
}

function stepOfRefund(payment: BookedPayment, refund: ReportedRefund): Step | NoStep {
  const booked = payment.refunds.find(
    ({ cuid, provider_reference }) =>
      cuid === refund.refund_cuid || provider_reference === refund.reference,
  );
  // one that failed before we heard of it never took any money
  if (booked === undefined)
    return refund.state === 'FAILED' ? 'REPEATED' : { kind: 'REFUND_MADE', refund };
  const { cuid, state: from } = booked;
  if (booked.amount !== refund.amount) return 'AMBIGUOUS';
  if (refund.state === from) return 'REPEATED';
  if (!REFUND_MOVES[from].includes(refund.state)) return 'OUT_OF_ORDER';
  return refund.state === 'FAILED'
    ? { kind: 'REFUND_FAILED', cuid, from }
    : { kind: 'REFUND_MOVED', cuid, from, to: refund.state, reference: refund.reference };
}

function stepOfDispute(payment: BookedPayment, dispute: ReportedDispute): Step | NoStep {
  const { reference, state: to } = dispute;
  const booked = payment.disputes.find((one) => one.provider_reference === reference);
  // one that was won before we heard of it gave its money back
  if (booked === undefined) return to === 'WON' ? 'REPEATED' : { kind: 'DISPUTE_MADE', dispute };
  if (booked.amount !== dispute.amount) return 'AMBIGUOUS';
  if (to === booked.state) return 'REPEATED';
  if (to === 'OPEN' || !DISPUTE_MOVES[booked.state].includes(to)) return 'OUT_OF_ORDER';
  return { kind: 'DISPUTE_MOVED', reference, from: booked.state, to };
}

function isAmbiguous(payment: BookedPayment, report: ProviderReport): boolean {
  return (
    (payment.provider_reference !== null &&
      payment.provider_reference !== report.provider_reference) ||
    payment.amount !== report.amount ||
    payment.currency !== report.currency
  );
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
