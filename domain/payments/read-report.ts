import { isReceived, mayMove, type PaymentState } from './payment-states.ts';
import type {
  BookedPayment,
  DisputeState,
  ProviderReport,
  RefundState,
  ReportedDispute,
  ReportedRefund,
} from './provider-report.ts';

/** One change of our books, to be written by compare-and-set. */
export type Step =
  | {
      readonly kind: 'MOVED';
      readonly from: PaymentState;
      readonly to: ProviderReport['state'];
      readonly late: boolean;
    }
  | { readonly kind: 'ON_ITS_WAY' }
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

/** Returns a step as logs and lists name it. */
export function nameOfStep(step: Step): string {
  return 'from' in step && 'to' in step ? `${step.kind} ${step.from} ${step.to}` : step.kind;
}

/** The states in which a payment's money was received, whatever became of it. */

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
 * an unpaid end is received money, `late` (R12). A reference that is listed twice counts once.
 */
export function readReport(payment: BookedPayment, report: ProviderReport): ReportOutcome {
  if (isAmbiguous(payment, report)) return { steps: [], why: 'AMBIGUOUS' };
  const hasCome = isReceived(payment.state) || report.state === 'PAID';
  const parts: readonly (Step | NoStep)[] = [
    stepOfPayment(payment, report),
    ...firstOfEach(report.refunds).map((refund) =>
      hasCome ? stepOfRefund(payment, refund) : ('OUT_OF_ORDER' as const),
    ),
    ...firstOfEach(report.disputes).map((dispute) =>
      hasCome ? stepOfDispute(payment, dispute) : ('OUT_OF_ORDER' as const),
    ),
  ];
  const steps = parts.filter((part) => typeof part !== 'string');
  if (steps.length > 0) return { steps, why: null };
  return { steps: [], why: NO_STEPS.find((why) => parts.includes(why)) ?? 'REPEATED' };
}

function stepOfPayment(booked: BookedPayment, report: ProviderReport): Step | NoStep {
  const { state: from } = booked;
  const { state: to } = report;
  if (from === 'PENDING' && to === from && report.on_its_way && !booked.on_its_way)
    return { kind: 'ON_ITS_WAY' };
  if (to === from || (to === 'PAID' && isReceived(from))) return 'REPEATED';
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

/** Returns the parts of a report, one for each reference. */
function firstOfEach<Part extends { readonly reference: string }>(
  parts: readonly Part[],
): readonly Part[] {
  return parts.filter(
    ({ reference }, index) => parts.findIndex((part) => part.reference === reference) === index,
  );
}

function isAmbiguous(payment: BookedPayment, report: ProviderReport): boolean {
  return (
    (payment.provider_reference !== null &&
      payment.provider_reference !== report.provider_reference) ||
    payment.amount !== report.amount ||
    payment.currency !== report.currency
  );
}
