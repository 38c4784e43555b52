import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type {
  DisputeState,
  ProviderReport,
  ReportedDispute,
  ReportedRefund,
} from '@ribambelle/domain/payments/provider-report.ts';
import type Stripe from 'stripe';
import { chargeFailure } from './charge-advice.ts';
import { idOf } from './stripe-ids.ts';
import { keptMeans } from './stripe-mandates.ts';
import type { ProviderPayment } from './payment-port.ts';

/** A session with what became of it. */
export interface StripeView {
  readonly session: Stripe.Checkout.Session;
  /** The charge that was made last; null before the customer tried to pay. */
  readonly charge: Stripe.Charge | null;
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}

/** Returns a payment as Stripe sees it, in our words. */
export function stripeReport(view: StripeView): ProviderPayment {
  const { session, charge } = view;
  const state = stateOf(session);
  const mandate = state === 'PAID' ? keptMeans({ session, charge }) : null;
  return {
    provider_reference: session.id,
    payment_cuid: session.metadata?.['payment_cuid'] ?? '',
    state,
    on_its_way: state === 'PENDING' && session.status === 'complete',
    method: charge?.payment_method_details?.type ?? null,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    refunds: view.refunds.map(reportedRefund),
    disputes: reportedDisputes(view.disputes),
    ...(mandate === null ? {} : { mandate }),
  };
}

/** Returns a payment by mandate as Stripe sees it, in our words; it has no session. */
export function reportOfIntent(
  view: Omit<StripeView, 'session'> & { readonly intent: Stripe.PaymentIntent },
): ProviderPayment {
  const { intent, charge } = view;
  const state = stateOfIntent(intent);
  const { last_payment_error: error } = intent;
  const codes = [error?.decline_code, error?.code];
  return {
    provider_reference: intent.id,
    payment_cuid: intent.metadata['payment_cuid'] ?? '',
    state,
    on_its_way: state === 'PENDING',
    method: charge?.payment_method_details?.type ?? intent.payment_method_types[0] ?? null,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refunds: view.refunds.map(reportedRefund),
    disputes: reportedDisputes(view.disputes),
    ...(state === 'REFUSED'
      ? { failure: chargeFailure({ codes, advice: error?.advice_code }) }
      : {}),
  };
}

/** One that needs its payer is refused: the payer is not there. */
function stateOfIntent({ status }: Stripe.PaymentIntent): ProviderReport['state'] {
  if (status === 'succeeded') return 'PAID';
  if (status === 'processing') return 'PENDING';
  return status === 'canceled' ? 'CANCELLED' : 'REFUSED';
}

/** Returns a payment that was made without a session of ours, by what was charged. */
export function reportOfCharge(view: Omit<StripeView, 'session'> & { charge: Stripe.Charge }) {
  const { charge } = view;
  return {
    provider_reference: idOf(charge.payment_intent) ?? charge.id,
    payment_cuid: '',
    state: stateOfCharge(charge),
    on_its_way: charge.status === 'pending',
    method: charge.payment_method_details?.type ?? null,
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    refunds: view.refunds.map(reportedRefund),
    disputes: reportedDisputes(view.disputes),
  } satisfies ProviderPayment;
}

/** Returns the state of a refund; one of an unknown name was at least accepted. */
export function stripeRefundState(status: string | null): 'SENT' | 'DONE' | 'FAILED' {
  if (status === 'succeeded') return 'DONE';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'SENT';
}

/** A declined card leaves a session open: the customer tries another. */
function stateOf(session: Stripe.Checkout.Session): ProviderReport['state'] {
  if (session.status === 'expired') return 'EXPIRED';
  if (session.status !== 'complete') return 'PENDING';
  if (session.payment_status !== 'unpaid') return 'PAID';
  const intent = session.payment_intent;
  const status = typeof intent === 'object' ? intent?.status : undefined;
  if (status === 'requires_payment_method') return 'REFUSED';
  return status === 'canceled' ? 'CANCELLED' : 'PENDING';
}

function stateOfCharge({ status }: Stripe.Charge): ProviderReport['state'] {
  if (status === 'succeeded') return 'PAID';
  return status === 'failed' ? 'REFUSED' : 'PENDING';
}

function reportedRefund({ id, metadata, amount, status }: Stripe.Refund): ReportedRefund {
  return {
    reference: id,
    refund_cuid: metadata?.['refund_cuid'] ?? null,
    amount,
    state: stripeRefundState(status),
  };
}

function reportedDisputes(disputes: readonly Stripe.Dispute[]): readonly ReportedDispute[] {
  return disputes.flatMap((dispute) => {
    const state = disputeState(dispute);
    return state === null ? [] : [{ reference: dispute.id, amount: dispute.amount, state }];
  });
}

/**
 * Returns the state of a dispute; null for one that took no money: a bank that only inquires. Of a
 * state that is not known, the movements of money decide. An appeal begins after a loss.
 */
export function disputeState(dispute: {
  readonly status: string;
  readonly balance_transactions: readonly { readonly amount: number }[];
}): DisputeState | null {
  const { status, balance_transactions } = dispute;
  if (status === 'won') return 'WON';
  if (status === 'lost' || status.startsWith('appeal_')) return 'LOST';
  if (status === 'needs_response' || status === 'under_review') return 'OPEN';
  if (status.startsWith('warning_')) return null;
  if (sumAmounts(balance_transactions.map(({ amount }) => amount)) >= 0) return null;
  return status === 'prevented' ? 'LOST' : 'OPEN';
}
