import { instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import type Stripe from 'stripe';
import type { ListedPayment, ProviderPayout, ProviderPayoutLine } from './payment-port.ts';
import { MOST_ROWS, type StripeCall } from './stripe-client.ts';
import { idOf } from './stripe-ids.ts';
import { reportOfCharge, reportOfIntent, stripeReport } from './stripe-report.ts';

interface Span {
  readonly from: string;
  readonly before: string;
}

/** The longest life of a session in seconds: a charge may come so long after it was opened. */
const LIFE_SECONDS = 25 * 3600;

/**
 * Lists the sessions that were opened in a span with what became of them, the payments by mandate,
 * and the charges that were made in it without any of these, under an empty cuid.
 */
export async function listStripePayments(
  call: StripeCall,
  span: Span,
): Promise<readonly ListedPayment[]> {
  const gte = secondsOf(span.from);
  const lt = secondsOf(span.before);
  const all = { limit: MOST_ROWS };
  const sessions = await call('list sessions', (stripe) =>
    stripe.checkout.sessions
      .list({ created: { gte, lt }, limit: 100, expand: ['data.payment_intent'] })
      .autoPagingToArray(all),
  );
  const charges = await call('list charges', (stripe) =>
    stripe.charges
      .list({
        created: { gte, lt: lt + LIFE_SECONDS },
        limit: 100,
        expand: ['data.balance_transaction'],
      })
      .autoPagingToArray(all),
  );
  const refunds = await call('list refunds', (stripe) =>
    stripe.refunds.list({ created: { gte }, limit: 100 }).autoPagingToArray(all),
  );
  const disputes = await call('list disputes', (stripe) =>
    stripe.disputes.list({ created: { gte }, limit: 100 }).autoPagingToArray(all),
  );
  const views = viewsOf({ charges, refunds, disputes });
  const ofSessions = sessions.map((session) => {
    const view = views.of(idOf(session.payment_intent));
    return {
      ...stripeReport({ session, ...view }),
      created_at: instantOfMillis(session.created * 1000),
      fee_amount: feeOf(view.charge),
    };
  });
  const intents = await call('list intents', (stripe) =>
    stripe.paymentIntents.list({ created: { gte, lt }, limit: 100 }).autoPagingToArray(all),
  );
  const byMandate = intents.filter(({ metadata }) => metadata['by_mandate'] === 'true');
  const collected = byMandate.map((intent) => {
    const view = views.of(intent.id);
    return {
      ...reportOfIntent({ intent, ...view }),
      created_at: instantOfMillis(intent.created * 1000),
      fee_amount: feeOf(view.charge),
    };
  });
  const rest = chargesWithoutSession({ charges, sessions, views, lt });
  return [...ofSessions, ...collected, ...rest];
}

function chargesWithoutSession(input: {
  readonly charges: readonly Stripe.Charge[];
  readonly sessions: readonly Stripe.Checkout.Session[];
  readonly views: ReturnType<typeof viewsOf>;
  readonly lt: number;
}): readonly ListedPayment[] {
  const known = new Set(input.sessions.map(({ payment_intent }) => idOf(payment_intent)));
  return input.charges
    .filter(({ created, metadata, status, ...charge }) => {
      // ours has its cuid, and is listed with its session on the day when that was opened
      const isOurs = metadata['payment_cuid'] !== undefined;
      const hasSession = charge.payment_intent !== null && known.has(idOf(charge.payment_intent));
      return status === 'succeeded' && created < input.lt && !isOurs && !hasSession;
    })
    .map((charge) => ({
      ...reportOfCharge({ ...input.views.of(idOf(charge.payment_intent)), charge }),
      created_at: instantOfMillis(charge.created * 1000),
      fee_amount: feeOf(charge),
    }));
}

/** Finds what became of an intent in lists that were read once. */
function viewsOf(lists: {
  readonly charges: readonly Stripe.Charge[];
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}) {
  const intentOf = (row: { readonly payment_intent: string | { id: string } | null }) =>
    idOf(row.payment_intent);
  const charges = Map.groupBy(lists.charges, intentOf);
  const refunds = Map.groupBy(lists.refunds, intentOf);
  const disputes = Map.groupBy(lists.disputes, intentOf);
  return {
    of: (intent: string | null) => {
      // a declined card leaves a charge too; the latest is first
      const own = (intent === null ? undefined : charges.get(intent)) ?? [];
      const charge = own.find(({ status }) => status === 'succeeded') ?? own[0] ?? null;
      return intent === null
        ? { charge: null, refunds: [], disputes: [] }
        : { charge, refunds: refunds.get(intent) ?? [], disputes: disputes.get(intent) ?? [] };
    },
  };
}

function feeOf(charge: Stripe.Charge | null): number | null {
  const movement = charge?.balance_transaction;
  return movement != null && typeof movement === 'object' ? movement.fee : null;
}

/** Lists the payouts that Stripe made in a span, with the movements that each consists of. */
export async function listStripePayouts(
  call: StripeCall,
  span: Span,
): Promise<readonly ProviderPayout[]> {
  const created = { gte: secondsOf(span.from), lt: secondsOf(span.before) };
  const payouts = await call('list payouts', (stripe) =>
    stripe.payouts.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_ROWS }),
  );
  const result: ProviderPayout[] = [];
  for (const payout of payouts) {
    const { id: reference, amount, currency, status, arrival_date } = payout;
    const state = stateOfPayout(status);
    result.push({
      reference,
      amount,
      currency: currency.toUpperCase(),
      state,
      paid_at: state === 'PAID' ? instantOfMillis(arrival_date * 1000) : null,
      lines: await linesOf(call, payout),
    });
  }
  return result;
}

function stateOfPayout(status: string): ProviderPayout['state'] {
  if (status === 'paid') return 'PAID';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'ON_ITS_WAY';
}

/** Stripe knows the movements of a payout only when it made the payout by itself. */
async function linesOf(
  call: StripeCall,
  { id, automatic, amount }: Stripe.Payout,
): Promise<readonly ProviderPayoutLine[]> {
  if (!automatic) return [{ kind: 'OTHER', reference: null, cuid: null, amount, fee_amount: 0 }];
  const movements = await call('list the movements of a payout', (stripe) =>
    stripe.balanceTransactions
      .list({ payout: id, limit: 100, expand: ['data.source'] })
      .autoPagingToArray({ limit: MOST_ROWS }),
  );
  // the payout itself is the last movement
  return movements.filter(({ type }) => !type.startsWith('payout')).map(lineOf);
}

function lineOf(movement: Stripe.BalanceTransaction): ProviderPayoutLine {
  const { source, amount, fee: fee_amount } = movement;
  const rest = { amount, fee_amount };
  const thing = typeof source === 'object' ? source : null;
  if (thing?.object === 'charge')
    return {
      ...rest,
      kind: 'PAYMENT',
      reference: idOf(thing.payment_intent) ?? thing.id,
      cuid: thing.metadata['payment_cuid'] ?? null,
    };
  if (thing?.object === 'refund')
    return {
      ...rest,
      kind: 'REFUND',
      reference: thing.id,
      cuid: thing.metadata?.['refund_cuid'] ?? null,
    };
  if (thing?.object === 'dispute')
    return { ...rest, kind: 'DISPUTE', reference: thing.id, cuid: null };
  const isFee = movement.type.endsWith('_fee');
  return { ...rest, kind: isFee ? 'FEE' : 'OTHER', reference: idOf(source), cuid: null };
}

function secondsOf(instant: string): number {
  return Math.floor(millisOf(instant) / 1000);
}
