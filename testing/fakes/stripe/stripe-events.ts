import { createHmac } from 'node:crypto';
import { randomToken } from '../providers/accounts.ts';
import type { BookedPayment, Happening } from '../providers/booked.ts';
import type { Message } from '../providers/messages.ts';
import type { Forgery, World } from '../providers/protocol.ts';
import {
  disputeResource,
  intentResource,
  refundResource,
  seconds,
  sessionResource,
} from './stripe-resources.ts';

/** Writes an event for each address of the account that wants it; signed when it leaves. */
export function eventMessages(
  input: {
    readonly payment: BookedPayment;
    readonly happening: Happening;
    readonly forgery?: Forgery;
  },
  world: World,
): readonly (() => Message)[] {
  const { payment, happening, forgery = {} } = input;
  const type = typeOf(payment, happening);
  const endpoints = world.endpoints.filter(
    ({ account_id, mode, events }) =>
      account_id === payment.account.id &&
      mode === payment.mode &&
      (events.includes(type) || events.includes('*')),
  );
  const id = `evt_${randomToken()}`;
  // an event shows its object as it was when it happened, however late the event leaves
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(world.now()),
    data: { object: objectOf({ payment, happening }, world) },
    livemode: payment.mode === 'LIVE',
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  return endpoints.map(({ url, secret }) => () => {
    const at = seconds(world.now()) - (forgery.age ?? 0);
    return {
      url,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, { secret: forgery.secret ?? secret, at }),
      },
    };
  });
}

/** Signs the bytes of a message at a moment, in seconds. */
export function signatureOf(body: string, by: { readonly secret: string; readonly at: number }) {
  const hmac = createHmac('sha256', by.secret).update(`${by.at}.${body}`).digest('hex');
  return `t=${by.at},v1=${hmac}`;
}

function typeOf({ state, sequence }: BookedPayment, { kind }: Happening): string {
  const ofIntent = sequence === 'recurring' ? INTENT_TYPES[kind] : undefined;
  if (ofIntent !== undefined)
    return state === 'ON_ITS_WAY' ? 'payment_intent.processing' : ofIntent;
  switch (kind) {
    case 'COMPLETED':
      return state === 'OPEN' ? 'checkout.session.created' : 'checkout.session.completed';
    case 'ARRIVED':
      return 'checkout.session.async_payment_succeeded';
    case 'FAILED':
      return 'checkout.session.async_payment_failed';
    case 'CANCELLED':
    case 'EXPIRED':
      return 'checkout.session.expired';
    case 'REFUND_CREATED':
      return 'refund.created';
    case 'REFUND_DONE':
      return 'refund.updated';
    case 'REFUND_FAILED':
      return 'refund.failed';
    case 'DISPUTE_CREATED':
      return 'charge.dispute.created';
    case 'DISPUTE_CLOSED':
      return 'charge.dispute.closed';
  }
}

/** The events of a payment without a session; one that is on its way has none that we follow. */
const INTENT_TYPES: Readonly<Partial<Record<Happening['kind'], string>>> = {
  COMPLETED: 'payment_intent.succeeded',
  ARRIVED: 'payment_intent.succeeded',
  FAILED: 'payment_intent.payment_failed',
  CANCELLED: 'payment_intent.canceled',
  EXPIRED: 'payment_intent.canceled',
};

function objectOf(
  { payment, happening }: { payment: BookedPayment; happening: Happening },
  world: World,
) {
  if ('refund' in happening) return refundResource({ payment, refund: happening.refund });
  if ('dispute' in happening)
    return disputeResource({ payment, dispute: happening.dispute }, world);
  return payment.sequence === 'recurring'
    ? intentResource({ payment }, world)
    : sessionResource({ payment }, world);
}
