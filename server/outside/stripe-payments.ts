import { addMinutes, instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import type Stripe from 'stripe';
import type { OpenedPayment, PaymentOrder, PaymentPort, ProviderPayment } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';
import { MOST_ROWS, type StripeCall } from './stripe-client.ts';
import { idOf } from './stripe-ids.ts';
import { reportOfIntent, stripeRefundState, stripeReport } from './stripe-report.ts';

const MOST_DESCRIPTION = 250;

/** Stripe refuses a page of less than 30 minutes by its own clock: a late one gets 30 more. */
const STEP_MINUTES = 30;
const MOST_STEPS = 8;

/** The errors after which the same request may succeed later, in spite of their status. */
const PASSING: ReadonlySet<string> = new Set([
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  'idempotency_error',
  'StripeIdempotencyError',
]);

/**
 * Opens a session. Its end is made of the order alone, so that the same order is the same request:
 * Stripe refuses another one under the same key. An order that is late, or a clock that is behind
 * Stripe's, gets the next half hour that Stripe takes. A session that was opened with other words
 * is found in the list.
 */
export async function openSession(call: StripeCall, order: PaymentOrder): Promise<OpenedPayment> {
  for (let step = 0; ; step += 1) {
    const expires_at = addMinutes(order.expires_at, step * STEP_MINUTES);
    try {
      return openedOf(order, await createSession(call, { order, expires_at }));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isIdempotencyError(error)) {
        const session = await findSession(call, order);
        if (session === null) throw error;
        return openedOf(order, session);
      }
      if (error.field !== 'expires_at' || step >= MOST_STEPS) throw error;
    }
  }
}

function createSession(
  call: StripeCall,
  { order, expires_at }: { readonly order: PaymentOrder; readonly expires_at: string },
): Promise<Stripe.Checkout.Session> {
  const { payment_cuid, method, keep } = order;
  const description = order.description.slice(0, MOST_DESCRIPTION);
  return call('open a session', (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        // in the currency of the order alone: what is refunded is what was paid
        adaptive_pricing: { enabled: false },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.amount,
              product_data: { name: description },
            },
          },
        ],
        success_url: order.return_url,
        cancel_url: order.cancel_url,
        client_reference_id: payment_cuid,
        metadata: { payment_cuid },
        // the charge gets it too: a payout speaks of charges
        payment_intent_data: {
          description,
          metadata: { payment_cuid },
          ...(keep ? { setup_future_usage: 'off_session' as const } : {}),
        },
        // the owner of the means of payment, made by Stripe once it is paid
        ...(keep ? { customer_creation: 'always' as const } : {}),
        locale: order.language,
        expires_at: Math.floor(millisOf(expires_at) / 1000),
        ...(method === null ? {} : { allowed_payment_method_types: [method] }),
      },
      { idempotencyKey: payment_cuid },
    ),
  );
}

async function findSession(
  call: StripeCall,
  { payment_cuid, expires_at }: PaymentOrder,
): Promise<Stripe.Checkout.Session | null> {
  const from = Math.floor(millisOf(addMinutes(expires_at, -24 * 60)) / 1000);
  const sessions = await call('find a session', (stripe) =>
    stripe.checkout.sessions
      .list({ created: { gte: from }, limit: 100 })
      .autoPagingToArray({ limit: MOST_ROWS }),
  );
  return sessions.find(({ metadata }) => metadata?.['payment_cuid'] === payment_cuid) ?? null;
}

/** Returns an opened page. One that is over leads back: its reference says what became of it. */
function openedOf(
  { return_url, cancel_url }: PaymentOrder,
  { id, url, status, expires_at }: Stripe.Checkout.Session,
): OpenedPayment {
  return {
    provider_reference: id,
    checkout_url: url ?? (status === 'complete' ? return_url : cancel_url),
    expires_at: instantOfMillis(expires_at * 1000),
  };
}

/** Fetches a session and what became of it; null when Stripe has none for this key. */
export async function fetchSession(
  call: StripeCall,
  reference: string,
): Promise<ProviderPayment | null> {
  const session = await retrieveSession(call, reference);
  if (session === null) return null;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  if (intent === null) return stripeReport({ session, charge, refunds: [], disputes: [] });
  return stripeReport({ session, ...(await moneyBackOf(call, { intent, charge })) });
}

/** Fetches a payment by mandate and what became of it; null when Stripe has none for this key. */
export async function fetchIntent(
  call: StripeCall,
  reference: string,
): Promise<ProviderPayment | null> {
  const intent = await orNull(
    call('read an intent', (stripe) =>
      stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }),
    ),
  );
  if (intent === null) return null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return reportOfIntent({ intent, ...(await moneyBackOf(call, { intent, charge })) });
}

/** Lists the refunds and disputes of an intent, of which there are none before it is paid. */
async function moneyBackOf(
  call: StripeCall,
  of: { readonly intent: Stripe.PaymentIntent; readonly charge: Stripe.Charge | null },
) {
  const { intent, charge } = of;
  if (charge?.status !== 'succeeded') return { charge, refunds: [], disputes: [] };
  const list = { payment_intent: intent.id, limit: 100 };
  const refunds = await call('list the refunds of a payment', (stripe) =>
    stripe.refunds.list(list).autoPagingToArray({ limit: MOST_ROWS }),
  );
  const disputes = await call('list the disputes of a payment', (stripe) =>
    stripe.disputes.list(list).autoPagingToArray({ limit: MOST_ROWS }),
  );
  return { charge, refunds, disputes };
}

/** Returns the reference of the session that made an intent; null for an intent without one. */
export async function sessionOfIntent(
  call: StripeCall,
  payment_intent: string,
): Promise<string | null> {
  const { data } = await call('find the session of an intent', (stripe) =>
    stripe.checkout.sessions.list({ payment_intent, limit: 1 }),
  );
  return data[0]?.id ?? null;
}

/** Closes an open session; one that is over stays as it is. */
export async function endSession(call: StripeCall, reference: string): Promise<void> {
  try {
    await call('end a session', (stripe) => stripe.checkout.sessions.expire(reference));
  } catch (error) {
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
  }
}

/** Returns the id of the intent of a payment; null when Stripe has none for this key. */
async function intentOf(call: StripeCall, reference: string): Promise<string | null> {
  if (!reference.startsWith('pi_'))
    return idOf((await retrieveSession(call, reference))?.payment_intent);
  const intent = await orNull(
    call('read an intent', (stripe) => stripe.paymentIntents.retrieve(reference)),
  );
  return intent?.id ?? null;
}

/** Gives money of a payment back; null when Stripe refuses it for good. */
export async function refundStripe(
  call: StripeCall,
  order: Parameters<PaymentPort['refund']>[0],
): ReturnType<PaymentPort['refund']> {
  const { refund_cuid, amount } = order;
  const payment_intent = await intentOf(call, order.provider_reference);
  if (payment_intent === null) return null;
  // Stripe may forget a key of idempotency after a day; a job may come back later
  const earlier = await call('list the refunds of a payment', (stripe) =>
    stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: MOST_ROWS }),
  );
  const refund =
    earlier.find(({ metadata }) => metadata?.['refund_cuid'] === refund_cuid) ??
    (await call('refund a payment', (stripe) =>
      stripe.refunds.create(
        { payment_intent, amount, metadata: { refund_cuid } },
        { idempotencyKey: refund_cuid },
      ),
    ).catch((error: unknown) => {
      if (error instanceof ProviderError && error.isRefusal && !PASSING.has(error.code))
        return null;
      throw error;
    }));
  if (refund === null) return null;
  const state = stripeRefundState(refund.status);
  return state === 'FAILED' ? null : { provider_reference: refund.id, state };
}

function retrieveSession(
  call: StripeCall,
  reference: string,
): Promise<Stripe.Checkout.Session | null> {
  return orNull(
    call('read a session', (stripe) =>
      stripe.checkout.sessions.retrieve(reference, {
        expand: ['payment_intent.latest_charge'],
      }),
    ),
  );
}

/** Returns null for what Stripe does not have, or not for this key. */
async function orNull<Result>(call: Promise<Result>): Promise<Result | null> {
  return call.catch((error: unknown) => {
    if (error instanceof ProviderError && error.status === 404) return null;
    throw error;
  });
}

function isIdempotencyError({ code }: ProviderError): boolean {
  return code === 'StripeIdempotencyError' || code === 'idempotency_error';
}
