import type { BookedPayment } from '../providers/booked.ts';
import {
  type Answer,
  answerWith,
  type ApiCall,
  type Protocol,
  type World,
} from '../providers/protocol.ts';
import {
  chargebacksOf,
  listOfSettlement,
  listPayments,
  listSettlements,
  pageOf,
  problem,
  refundsOf,
  whole,
} from './mollie-lists.ts';
import { collect, mandateRoutes, type Route } from './mollie-mandates.ts';
import { decimal, link, paymentResource, refundResource } from './mollie-resources.ts';
import { z } from 'zod';

const HOUR_MILLIS = 3_600_000;

const amount = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,8}\.\d{2}$/),
});
const paymentRequest = z.object({
  amount,
  description: z.string().min(1).max(255),
  redirectUrl: z.url().nullish(),
  cancelUrl: z.url().nullish(),
  webhookUrl: z.url().nullish(),
  locale: z.string().nullish(),
  method: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).nullish(),
  customerId: z.string().nullish(),
  mandateId: z.string().nullish(),
});
const refundRequest = z.object({
  amount,
  description: z.string().max(255).optional(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** The protocol of Mollie, as far as we speak it. */
export const mollieProtocol: Protocol = {
  name: 'Mollie',
  prefix: '/v2',
  content_type: 'application/hal+json',
  keys: { TEST: 'test_', LIVE: 'live_', id: 'pfl_' },
  ids: {
    payment: () => 'tr_',
    charge: 'tr_',
    customer: 'cst_',
    mandate: 'mdt_',
    refund: 're_',
    dispute: 'chb_',
    payout: 'stl_',
  },
  methods: [
    { id: 'bancontact', names: { fr: 'Bancontact', en: 'Bancontact' }, keeps: 'DEBIT' },
    { id: 'creditcard', names: { fr: 'Carte', en: 'Card' }, keeps: 'CARD' },
    { id: 'banktransfer', names: { fr: 'Virement bancaire', en: 'Bank transfer' } },
    // one that no package of today knows
    { id: 'wero', names: { fr: 'Wero', en: 'Wero' } },
  ],
  leaves_open: false,
  idempotency: {
    life_millis: HOUR_MILLIS,
    otherRequest: null,
    keeps: ({ status }) => status < 300,
  },
  answer: answerCall,
  failure: (status) =>
    status === 401
      ? problem(401, 'Missing authentication, or failed to authenticate')
      : problem(status, 'Something went wrong on our side'),
  messagesOf: ({ payment, happening }) => {
    // it sends none when money is only promised
    const isSilent = happening.kind === 'COMPLETED' && payment.state === 'ON_ITS_WAY';
    if (payment.webhook_url === '' || isSilent) return [];
    return [
      () => ({
        url: payment.webhook_url,
        body: `id=${payment.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ];
  },
};

const ROUTES: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [/^POST \/v2\/payments$/, createPayment],
  [/^GET \/v2\/payments$/, listPayments],
  [
    /^GET \/v2\/payments\/(\w+)$/,
    withPayment((payment, { world }) => answerWith(paymentResource(payment, world))),
  ],
  [/^DELETE \/v2\/payments\/(\w+)$/, withPayment(cancelPayment)],
  [/^POST \/v2\/payments\/(\w+)\/refunds$/, withPayment(createRefund)],
  [
    /^GET \/v2\/payments\/(\w+)\/refunds$/,
    withPayment((payment, { world }) =>
      answerWith(whole('refunds', { rows: refundsOf([payment], world) })),
    ),
  ],
  [
    /^GET \/v2\/payments\/(\w+)\/chargebacks$/,
    withPayment((payment, { world }) =>
      answerWith(whole('chargebacks', { rows: chargebacksOf([payment], world) })),
    ),
  ],
  [
    /^GET \/v2\/refunds$/,
    ({ call, world }) =>
      answerWith(
        pageOf({
          name: 'refunds',
          rows: refundsOf(world.books.of(call.access), world),
          call,
          world,
        }),
      ),
  ],
  [
    /^GET \/v2\/chargebacks$/,
    ({ call, world }) =>
      answerWith(
        pageOf({
          name: 'chargebacks',
          rows: chargebacksOf(world.books.of(call.access), world),
          call,
          world,
        }),
      ),
  ],
  ...mandateRoutes,
  [/^GET \/v2\/profiles\/me$/, readProfile],
  [/^GET \/v2\/methods$/, listMethods],
  [/^GET \/v2\/settlements$/, listSettlements],
  [/^GET \/v2\/settlements\/(\w+)\/(payments|refunds|chargebacks)$/, listOfSettlement],
];

function answerCall(call: ApiCall, world: World): Answer {
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(`${call.method} ${call.path}`);
    if (match !== null) return route({ call, world, parts: match.slice(1) });
  }
  return problem(404, 'No such address');
}

function withPayment(
  route: (payment: BookedPayment, input: { call: ApiCall; world: World }) => Answer,
): Route {
  return ({ call, world, parts: [id = ''] }) => {
    const payment = world.books.find(call.access, id);
    return payment === undefined
      ? problem(404, `No payment exists with token ${id}.`)
      : route(payment, { call, world });
  };
}

function createPayment({ call, world }: { call: ApiCall; world: World }): Answer {
  const result = paymentRequest.safeParse(parsed(call.body));
  if (!result.success) {
    const field = result.error.issues[0]?.path.join('.') ?? '';
    return problem(422, { text: `The field ${field} is not valid`, field: field });
  }
  const { method = null, ...order } = result.data;
  if (order.sequenceType === 'recurring') return collect({ ...order, call, world });
  const { redirectUrl, customerId = null, sequenceType } = order;
  if (redirectUrl == null) return problem(422, { text: 'No redirect URL', field: 'redirectUrl' });
  if (sequenceType === 'first' && customerId === null)
    return problem(422, { text: 'A first payment needs a customer', field: 'customerId' });
  const units = unitsOf(order.amount.value);
  if (units === 0)
    return problem(422, { text: 'The amount is lower than the minimum', field: 'amount' });
  if (method !== null && !call.access.account.methods.some(({ id }) => id === method))
    return problem(422, {
      text: 'The payment method is not enabled on this profile',
      field: 'method',
    });
  const life = method === 'banktransfer' ? 12 * 24 * HOUR_MILLIS : HOUR_MILLIS;
  const payment = world.books.open(call.access, {
    amount: units,
    currency: order.amount.currency,
    description: order.description,
    metadata: order.metadata ?? {},
    return_url: redirectUrl,
    cancel_url: order.cancelUrl ?? redirectUrl,
    webhook_url: order.webhookUrl ?? '',
    locale: order.locale ?? 'en_US',
    expires_at: new Date(world.now().getTime() + life),
    method,
    sequence: sequenceType ?? 'oneoff',
    customer_id: customerId,
  });
  return answerWith(paymentResource(payment, world), 201);
}

function cancelPayment(payment: BookedPayment, { world }: { call: ApiCall; world: World }): Answer {
  if (payment.state !== 'OPEN' || !payment.is_cancelable)
    return problem(422, 'The payment cannot be canceled');
  return answerWith(paymentResource(world.books.cancel(payment.id), world));
}

function createRefund(
  payment: BookedPayment,
  { call, world }: { call: ApiCall; world: World },
): Answer {
  const result = refundRequest.safeParse(parsed(call.body));
  if (!result.success) return problem(422, { text: 'The refund is not valid', field: 'amount' });
  const units = unitsOf(result.data.amount.value);
  if (units === 0 || units > world.books.remaining(payment))
    return problem(422, { text: 'The specified amount cannot be refunded', field: 'amount' });
  const anHourAgo = world.now().getTime() - HOUR_MILLIS;
  const isDuplicate = payment.refunds.some(
    ({ amount: other, state, created_at }) =>
      other === units && state !== 'FAILED' && created_at.getTime() > anHourAgo,
  );
  if (isDuplicate) return problem(409, 'A duplicate refund has been detected');
  const refund = world.books.refund(payment, {
    amount: units,
    metadata: result.data.metadata ?? {},
  });
  return answerWith(refundResource({ refund, payment }, world), 201);
}

function readProfile({ call, world }: { call: ApiCall; world: World }): Answer {
  const { account, mode } = call.access;
  return answerWith({
    resource: 'profile',
    id: account.id,
    mode: mode === 'LIVE' ? 'live' : 'test',
    name: account.name,
    website: 'https://www.example.test',
    email: 'info@example.test',
    phone: '+3225550100',
    businessCategory: null,
    status: 'verified',
    createdAt: '2026-01-01T00:00:00+00:00',
    _links: { self: link(`${world.url}/v2/profiles/${account.id}`) },
  });
}

function listMethods({ call, world }: { call: ApiCall; world: World }): Answer {
  const language = call.query.get('locale')?.startsWith('fr') === true ? 'fr' : 'en';
  const isFirst = call.query.get('sequenceType') === 'first';
  const shown = call.access.account.methods.filter(({ keeps }) => !isFirst || keeps !== undefined);
  const methods = shown.map(({ id, names }) => ({
    resource: 'method',
    id,
    description: names[language],
    minimumAmount: decimal(1, 'EUR'),
    maximumAmount: null,
    image: {
      size1x: `${world.url}/logos/${id}.png`,
      size2x: `${world.url}/logos/${id}.png`,
      svg: `${world.url}/logos/${id}.svg`,
    },
    status: 'activated',
    _links: { self: link(`${world.url}/v2/methods/${id}`) },
  }));
  return answerWith(whole('methods', { rows: methods }));
}

function unitsOf(value: string): number {
  return Number(value.replace('.', ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
