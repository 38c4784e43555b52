import type { BookedMandate } from '../providers/booked.ts';
import { type Answer, answerWith, type ApiCall, type World } from '../providers/protocol.ts';
import { problem, whole } from './mollie-lists.ts';
import { link, paymentResource } from './mollie-resources.ts';

/** A route of the API, with the parts of its path. */
export type Route = (input: { call: ApiCall; world: World; parts: readonly string[] }) => Answer;

/** The routes of owners of mandates, and of mandates. */
export const mandateRoutes: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [/^POST \/v2\/customers$/, createCustomer],
  [/^GET \/v2\/customers\/(\w+)\/payments$/, listPaymentsOf],
  [
    /^GET \/v2\/customers\/(\w+)\/mandates\/(\w+)$/,
    withMandate((mandate, world) => answerWith(mandateResource(mandate, world))),
  ],
  [
    /^DELETE \/v2\/customers\/(\w+)\/mandates\/(\w+)$/,
    withMandate((mandate) => {
      if (!mandate.is_valid) return problem(410, 'The mandate is no longer available');
      mandate.is_valid = false;
      return { status: 204, body: null };
    }),
  ],
];

/** Collects by a mandate; refuses one that does not hold. */
export function collect(input: {
  readonly call: ApiCall;
  readonly world: World;
  readonly amount: { readonly currency: string; readonly value: string };
  readonly description: string;
  readonly metadata?: Record<string, string> | null | undefined;
  readonly webhookUrl?: string | null | undefined;
  readonly customerId?: string | null | undefined;
  readonly mandateId?: string | null | undefined;
}): Answer {
  const { call, world, amount, customerId, mandateId } = input;
  const mandate = world.books.findMandate(call.access, mandateId ?? '');
  if (mandate?.is_valid !== true || mandate.customer_id !== customerId)
    return problem(422, { text: 'The mandate is invalid', field: 'mandateId' });
  const payment = world.books.charge(call.access, {
    mandate,
    amount: Number(amount.value.replace('.', '')),
    currency: amount.currency,
    description: input.description,
    metadata: input.metadata ?? {},
    return_url: '',
    cancel_url: '',
    webhook_url: input.webhookUrl ?? '',
    locale: 'en_US',
    expires_at: new Date('2099-01-01T00:00:00.000Z'),
    method: mandate.kind === 'CARD' ? 'creditcard' : 'directdebit',
  });
  return answerWith(paymentResource(payment, world), 201);
}

function createCustomer({ call, world }: { call: ApiCall; world: World }): Answer {
  const id = world.books.newCustomer();
  const body: unknown = JSON.parse(call.body);
  return answerWith(
    {
      resource: 'customer',
      id,
      mode: call.access.mode === 'LIVE' ? 'live' : 'test',
      name: null,
      email: null,
      locale: null,
      metadata: Object(body).metadata ?? null,
      createdAt: world.now().toISOString(),
      _links: {
        self: link(`${world.url}/v2/customers/${id}`),
        dashboard: { href: `${world.url}/dashboard`, type: 'text/html' },
        documentation: link(`${world.url}/dashboard`),
      },
    },
    201,
  );
}

function listPaymentsOf({ call, world, parts: [customer = ''] }: Parameters<Route>[0]): Answer {
  const payments = world.books
    .of(call.access)
    .filter(({ customer_id }) => customer_id === customer)
    .map((payment) => paymentResource(payment, world));
  return answerWith(whole('payments', { rows: payments }));
}

function withMandate(route: (mandate: BookedMandate, world: World) => Answer): Route {
  return ({ call, world, parts: [customer = '', id = ''] }) => {
    const mandate = world.books.findMandate(call.access, id);
    return mandate?.customer_id === customer
      ? route(mandate, world)
      : problem(404, `No mandate exists with token ${id}.`);
  };
}

/** Returns a mandate as the API shows it. */
function mandateResource(mandate: BookedMandate, world: World) {
  const { id, customer_id, kind, mode, is_valid, created_at } = mandate;
  const self = `${world.url}/v2/customers/${customer_id}/mandates/${id}`;
  const card = { cardNumber: '4242', cardLabel: 'Visa', cardExpiryDate: '2029-03-31' };
  const debit = { consumerName: 'A. Payer', consumerAccount: 'BE68539007547034' };
  return {
    resource: 'mandate',
    id,
    mode: mode === 'LIVE' ? 'live' : 'test',
    status: is_valid ? 'valid' : 'invalid',
    method: kind === 'CARD' ? 'creditcard' : 'directdebit',
    details: kind === 'CARD' ? card : debit,
    customerId: customer_id,
    mandateReference: null,
    signatureDate: null,
    createdAt: created_at.toISOString(),
    _links: {
      self: link(self),
      customer: link(`${world.url}/v2/customers/${customer_id}`),
      documentation: link(`${world.url}/dashboard`),
    },
  };
}
