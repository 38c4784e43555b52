import type { BookedPayment } from '../providers/booked.ts';
import { type Answer, answerWith, type ApiCall, type World } from '../providers/protocol.ts';
import {
  chargebackResource,
  link,
  paymentResource,
  refundResource,
  settlementResource,
} from './mollie-resources.ts';

export function listPayments({ call, world }: { call: ApiCall; world: World }): Answer {
  const rows = world.books
    .of(call.access)
    .map((payment) => paymentResource(payment, world))
    .toReversed();
  return answerWith(pageOf({ name: 'payments', rows, call, world }));
}

export function listSettlements({ call, world }: { call: ApiCall; world: World }): Answer {
  const { account, mode } = call.access;
  if (!account.shows_payouts) return problem(403, 'The API key does not have permission for this');
  const rows = world.books.payouts
    .filter((payout) => payout.account_id === account.id && payout.mode === mode)
    .map((payout) => settlementResource(payout, world))
    .toReversed();
  return answerWith(pageOf({ name: 'settlements', rows, call, world }));
}

export function listOfSettlement(input: {
  call: ApiCall;
  world: World;
  parts: readonly string[];
}): Answer {
  const { call, world, parts } = input;
  const [id, name = ''] = parts;
  const { account, mode } = call.access;
  const payout = world.books.payouts.find(
    (one) => one.id === id && one.account_id === account.id && one.mode === mode,
  );
  if (payout === undefined) return problem(404, `No settlement exists with token ${id}.`);
  const things = new Set(payout.movements.map(({ thing }) => thing));
  const payments = world.books.of(call.access);
  const rows = {
    payments: payments.map((payment) => paymentResource(payment, world)),
    refunds: refundsOf(payments, world),
    chargebacks: chargebacksOf(payments, world),
  }[name === 'payments' || name === 'refunds' ? name : 'chargebacks'];
  return answerWith(whole(name, { rows: rows.filter((row) => things.has(row.id)) }));
}

export function refundsOf(payments: readonly BookedPayment[], world: World) {
  return payments
    .flatMap((payment) =>
      payment.refunds.map((refund) => refundResource({ refund, payment }, world)),
    )
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

export function chargebacksOf(payments: readonly BookedPayment[], world: World) {
  return payments
    .flatMap((payment) =>
      payment.disputes.map((dispute) => chargebackResource({ dispute, payment }, world)),
    )
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Cuts a list, the latest first, into pages: `from` is the first row of a page. */
export function pageOf(input: {
  name: string;
  rows: readonly { readonly id: string }[];
  call: ApiCall;
  world: World;
}) {
  const { name, rows, call, world } = input;
  const limit = Number(call.query.get('limit') ?? 50);
  const from = call.query.get('from');
  const start = from === null ? 0 : rows.findIndex(({ id }) => id === from);
  const next = rows[start + limit];
  const address = `${world.url}${call.path}?limit=${limit}&from=${next?.id ?? ''}`;
  return whole(name, {
    rows: rows.slice(start, start + limit),
    next: next === undefined ? null : link(address),
  });
}

export function whole(
  name: string,
  { rows, next = null }: { rows: readonly unknown[]; next?: unknown },
) {
  return {
    count: rows.length,
    _embedded: { [name]: rows },
    _links: {
      self: link('https://stand-in.test'),
      previous: null,
      next,
      documentation: link('https://stand-in.test'),
    },
  };
}

export function problem(
  status: number,
  detail: string | { readonly text: string; readonly field: string },
): Answer {
  return answerWith(
    {
      status,
      title: status < 500 ? 'Unprocessable' : 'Server Error',
      ...(typeof detail === 'string' ? { detail } : { detail: detail.text, field: detail.field }),
      _links: { documentation: { href: 'https://stand-in.test', type: 'text/html' } },
    },
    status,
  );
}
