import { millisOf } from '@ribambelle/domain/base/instants.ts';
import { z } from 'zod';

/** The events that we follow: the ends of sessions and intents, refunds and disputes. */
export const FOLLOWED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  // of payments by mandate, which have no session
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The payment of an event: its session, or the intent to which a refund or a dispute belongs. */
export type EventPayment =
  | { readonly session: string }
  | { readonly payment_intent: string }
  | null;

/** The greatest age of a signed message, in seconds. */
const TOLERANCE_SECONDS = 300;

const FOLLOWED: ReadonlySet<string> = new Set(FOLLOWED_EVENTS);

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      payment_intent: z
        .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
        .nullish(),
    }),
  }),
});

/**
 * Reads a message of Stripe's by its signature over the raw bytes, at a moment of our clock; null
 * when it is forged, changed, or older than five minutes.
 */
export async function readEvent(input: {
  readonly body: string;
  readonly headers: Headers;
  readonly now: string;
  readonly secret: string | null;
}): Promise<{ readonly id: string; readonly payment: EventPayment } | 'UNREADABLE' | null> {
  const { body, headers, secret, now } = input;
  if (secret === null || secret === '' || !(await isSigned({ body, headers, secret, now })))
    return null;
  const result = event.safeParse(parsed(body));
  if (!result.success) return 'UNREADABLE';
  const { id, type, data } = result.data;
  return { id, payment: FOLLOWED.has(type) ? paymentOf(data.object) : null };
}

function paymentOf(thing: z.output<typeof event>['data']['object']): EventPayment {
  if (thing.object === 'checkout.session') return { session: thing.id };
  if (thing.object === 'payment_intent') return { payment_intent: thing.id };
  const { payment_intent } = thing;
  return payment_intent == null ? null : { payment_intent };
}

async function isSigned(input: {
  readonly body: string;
  readonly headers: Headers;
  readonly secret: string;
  readonly now: string;
}): Promise<boolean> {
  const { default: Stripe } = await import('stripe');
  const header = input.headers.get('stripe-signature') ?? '';
  try {
    const { signature } = Stripe.webhooks;
    if (signature === null) throw new Error('The SDK of Stripe verifies no signatures');
    return await signature.verifyHeaderAsync(
      input.body,
      header,
      input.secret,
      TOLERANCE_SECONDS,
      undefined,
      millisOf(input.now),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
