import { randomToken } from '../providers/accounts.ts';
import {
  type Answer,
  answerWith,
  type ApiCall,
  type Protocol,
  type World,
} from '../providers/protocol.ts';
import { eventMessages } from './stripe-events.ts';
import { metadataIn, refusal, unknown } from './stripe-answers.ts';
import { mandateRoutes, type Route } from './stripe-mandates.ts';
import {
  expandedBy,
  listCharges,
  listDisputes,
  listEndpoints,
  listMovements,
  listOf,
  listPayouts,
  listRefunds,
  listSessions,
} from './stripe-lists.ts';
import {
  accountResource,
  configurationResource,
  endpointResource,
  intentId,
  refundResource,
  seconds,
  sessionResource,
} from './stripe-resources.ts';

const DAY_MILLIS = 24 * 3_600_000;
const LEAST_LIFE_SECONDS = 30 * 60;
const MOST_LIFE_SECONDS = 24 * 3_600;
/** The least and the most that a session takes, in cents. */
const LEAST = 50;
const MOST = 99_999_999;

/** The protocol of Stripe, as far as we speak it. */
export const stripeProtocol: Protocol = {
  name: 'Stripe',
  prefix: '/v1',
  content_type: 'application/json',
  keys: { TEST: 'sk_test_', LIVE: 'sk_live_', id: 'acct_' },
  ids: {
    payment: (mode) => (mode === 'LIVE' ? 'cs_live_' : 'cs_test_'),
    charge: 'pi_',
    customer: 'cus_',
    mandate: 'pm_',
    refund: 're_',
    dispute: 'du_',
    payout: 'po_',
  },
  methods: [
    { id: 'card', names: { fr: 'Card', en: 'Card' }, keeps: 'CARD' },
    { id: 'bancontact', names: { fr: 'Bancontact', en: 'Bancontact' }, keeps: 'DEBIT' },
    { id: 'sepa_debit', names: { fr: 'Sepa debit', en: 'Sepa debit' }, keeps: 'DEBIT' },
    // one that no package of today knows
    { id: 'wero', names: { fr: 'Wero', en: 'Wero' } },
  ],
  leaves_open: true,
  idempotency: {
    life_millis: DAY_MILLIS,
    otherRequest: refusal({
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    }),
    // what it did not begin to do is not kept
    keeps: ({ status }) => status < 400,
  },
  answer: answerCall,
  failure: (status) =>
    status === 401
      ? refusal({ message: 'Invalid API Key provided: sk_test_****1234' }, 401)
      : refusal({ type: 'api_error', message: 'Something went wrong on our side' }, status),
  messagesOf: eventMessages,
};

const ROUTES: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [/^GET \/v1\/checkout\/sessions$/, listSessions],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, readSession],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ...mandateRoutes,
  [/^POST \/v1\/refunds$/, createRefund],
  [/^GET \/v1\/refunds$/, listRefunds],
  [/^GET \/v1\/disputes$/, listDisputes],
  [/^GET \/v1\/charges$/, listCharges],
  [/^GET \/v1\/payouts$/, listPayouts],
  [/^GET \/v1\/balance_transactions$/, listMovements],
  [/^GET \/v1\/account$/, ({ call }) => answerWith(accountResource(call.access.account))],
  [
    /^GET \/v1\/payment_method_configurations$/,
    ({ call }) => listOf(call, [configurationResource(call.access)]),
  ],
  [/^GET \/v1\/webhook_endpoints$/, listEndpoints],
  [/^POST \/v1\/webhook_endpoints$/, createEndpoint],
  [/^DELETE \/v1\/webhook_endpoints\/(\w+)$/, removeEndpoint],
];

function answerCall(call: ApiCall, world: World): Answer {
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(`${call.method} ${call.path}`);
    if (match !== null) return route({ call, world, id: match[1] ?? '' });
  }
  return refusal({ message: `Unrecognized request URL (${call.method}: ${call.path}).` }, 404);
}

function createSession({ call, world }: { call: ApiCall; world: World }): Answer {
  const form = new URLSearchParams(call.body);
  const problem = problemOf({ form, call, world });
  if (problem !== null) return problem;
  const field = (name: string) => form.get(name) ?? '';
  const price = 'line_items[0][price_data]';
  const payment = world.books.open(call.access, {
    amount: Number(field(`${price}[unit_amount]`)),
    currency: field(`${price}[currency]`).toUpperCase(),
    description: field(`${price}[product_data][name]`),
    metadata: metadataIn(form),
    return_url: field('success_url'),
    cancel_url: field('cancel_url'),
    webhook_url: '',
    locale: field('locale'),
    expires_at: new Date(Number(field('expires_at')) * 1000),
    method: form.get('allowed_payment_method_types[0]'),
    sequence: isKept(form) ? 'first' : 'oneoff',
  });
  return answerWith(sessionResource({ payment, expanded: expandedBy(form) }, world));
}

/** A means of payment is kept for a customer alone, whom Stripe makes if it is told to. */
function isKept(form: URLSearchParams): boolean {
  return (
    form.get('payment_intent_data[setup_future_usage]') === 'off_session' &&
    form.get('customer_creation') === 'always'
  );
}

function problemOf(input: { form: URLSearchParams; call: ApiCall; world: World }): Answer | null {
  const { form, call, world } = input;
  const required = ['success_url', 'mode', 'line_items[0][price_data][product_data][name]'];
  const missing = required.find((name) => (form.get(name) ?? '') === '');
  if (missing !== undefined)
    return refusal({ message: `Missing required param: ${missing}.`, param: missing });
  const method = form.get('allowed_payment_method_types[0]');
  if (method !== null && !call.access.account.methods.some(({ id }) => id === method))
    return refusal({
      message: `The payment method type "${method}" is invalid.`,
      param: 'allowed_payment_method_types[0]',
    });
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  if (!Number.isInteger(amount) || amount < LEAST || amount > MOST)
    return refusal({
      code: amount < LEAST ? 'amount_too_small' : 'amount_too_large',
      message: 'The amount of a session must be between 0.50 and 999,999.99.',
    });
  const life = Number(form.get('expires_at')) - seconds(world.now());
  if (!(life >= LEAST_LIFE_SECONDS && life <= MOST_LIFE_SECONDS))
    return refusal({
      message: 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.',
      param: 'expires_at',
    });
  return null;
}

function readSession({ call, world, id }: { call: ApiCall; world: World; id: string }): Answer {
  const payment = id.startsWith('cs_') ? world.books.find(call.access, id) : undefined;
  return payment === undefined
    ? unknown('checkout.session', id)
    : answerWith(sessionResource({ payment, expanded: expandedBy(call.query) }, world));
}

function expireSession({ call, world, id }: { call: ApiCall; world: World; id: string }): Answer {
  const payment = world.books.find(call.access, id);
  if (payment === undefined) return unknown('checkout.session', id);
  if (payment.state !== 'OPEN')
    return refusal({ message: 'Only Checkout Sessions with a status in ["open"] can be expired.' });
  return answerWith(sessionResource({ payment: world.books.expire(id) }, world));
}

function createRefund({ call, world }: { call: ApiCall; world: World }): Answer {
  const form = new URLSearchParams(call.body);
  const intent = form.get('payment_intent') ?? '';
  const payment = world.books.of(call.access).find((one) => intentId(one) === intent);
  if (payment === undefined) return unknown('payment_intent', intent);
  const amount = Number(form.get('amount') ?? payment.amount);
  const remaining = world.books.remaining(payment);
  if (payment.state === 'PAID' && remaining === 0)
    return refusal({
      code: 'charge_already_refunded',
      message: 'The charge has already been refunded.',
    });
  if (!(amount > 0) || amount > remaining)
    return refusal({ message: 'The refund is greater than what remains.', param: 'amount' });
  const refund = world.books.refund(payment, {
    amount,
    metadata: metadataIn(form),
    // a card gets it at once, a bank takes days
    state: payment.method === 'card' ? 'DONE' : 'SENT',
  });
  return answerWith(refundResource({ payment, refund }));
}

function createEndpoint({ call, world }: { call: ApiCall; world: World }): Answer {
  const form = new URLSearchParams(call.body);
  const { account, mode } = call.access;
  const url = form.get('url') ?? '';
  if (!URL.canParse(url)) return refusal({ message: 'Invalid URL.', param: 'url' });
  const endpoint = {
    id: `we_${randomToken()}`,
    account_id: account.id,
    mode,
    url,
    secret: `whsec_${randomToken()}`,
    events: [...form].filter(([key]) => key.startsWith('enabled_events')).map(([, type]) => type),
  };
  world.endpoints.push(endpoint);
  return answerWith(endpointResource(endpoint, { secret: true }));
}

function removeEndpoint({ call, world, id }: { call: ApiCall; world: World; id: string }): Answer {
  const { account, mode } = call.access;
  const index = world.endpoints.findIndex(
    (one) => one.id === id && one.account_id === account.id && one.mode === mode,
  );
  if (index < 0) return unknown('webhook_endpoint', id);
  world.endpoints.splice(index, 1);
  return answerWith({ id, object: 'webhook_endpoint', deleted: true });
}
