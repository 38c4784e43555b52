import { type Answer, answerWith, type ApiCall, type World } from '../providers/protocol.ts';
import {
  chargeResource,
  disputeResource,
  endpointResource,
  Expanded,
  intentId,
  movementResource,
  payoutResource,
  refundResource,
  sessionResource,
} from './stripe-resources.ts';

type Route = (input: { call: ApiCall; world: World }) => Answer;

interface Row {
  readonly id: string;
  readonly created?: number;
  readonly payment_intent?: unknown;
}

/** Returns what a caller wants whole, of its query or of its form. */
export function expandedBy(fields: URLSearchParams): Expanded {
  return new Expanded(
    [...fields].filter(([key]) => key.startsWith('expand[')).map(([, path]) => path),
  );
}

export const listSessions: Route = ({ call, world }) => {
  const expanded = expandedBy(call.query).inside('data');
  const intent = call.query.get('payment_intent');
  const payments = world.books
    .of(call.access)
    .filter(({ sequence }) => sequence !== 'recurring')
    .filter((payment) => intent === null || intentId(payment) === intent);
  return listOf(
    call,
    payments.map((payment) => sessionResource({ payment, expanded }, world)),
  );
};

export const listCharges: Route = ({ call, world }) => {
  const expanded = expandedBy(call.query).inside('data');
  const payments = world.books.of(call.access).filter((payment) => intentId(payment) !== null);
  return listOf(
    call,
    payments.map((payment) => chargeResource({ payment, expanded }, world)),
  );
};

export const listRefunds: Route = ({ call, world }) =>
  listOf(
    call,
    world.books
      .of(call.access)
      .flatMap((payment) => payment.refunds.map((refund) => refundResource({ payment, refund }))),
  );

export const listDisputes: Route = ({ call, world }) =>
  listOf(
    call,
    world.books
      .of(call.access)
      .flatMap((payment) =>
        payment.disputes.map((dispute) => disputeResource({ payment, dispute }, world)),
      ),
  );

export const listPayouts: Route = ({ call, world }) => {
  const { account, mode } = call.access;
  const own = world.books.payouts.filter(
    (payout) => payout.account_id === account.id && payout.mode === mode,
  );
  return listOf(call, own.map(payoutResource));
};

export const listMovements: Route = ({ call, world }) => {
  const { account, mode } = call.access;
  const payout = call.query.get('payout');
  const expanded = expandedBy(call.query).inside('data');
  const own = world.books.movements.filter(
    (one) =>
      one.account_id === account.id &&
      one.mode === mode &&
      (payout === null || one.payout_id === payout),
  );
  return listOf(
    call,
    own.map((movement) => movementResource({ movement, expanded }, world)),
  );
};

export const listEndpoints: Route = ({ call, world }) => {
  const { account, mode } = call.access;
  const own = world.endpoints.filter((one) => one.account_id === account.id && one.mode === mode);
  return listOf(
    call,
    own.map((endpoint) => endpointResource(endpoint, { secret: false })),
  );
};

/** Narrows a list by its query, the latest first, and cuts it into pages. */
export function listOf(call: ApiCall, all: readonly Row[]): Answer {
  const { query, path } = call;
  const gte = numberIn(query, 'created[gte]');
  const lt = numberIn(query, 'created[lt]');
  const intent = query.get('payment_intent');
  const rows = all
    .filter(
      (row) =>
        (row.created ?? 0) >= (gte ?? 0) &&
        (row.created ?? 0) < (lt ?? Infinity) &&
        (intent === null ||
          row.payment_intent === intent ||
          typeof row.payment_intent === 'object'),
    )
    .toReversed();
  const limit = numberIn(query, 'limit') ?? 10;
  const after = query.get('starting_after');
  const start = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  return answerWith({
    object: 'list',
    data: rows.slice(start, start + limit),
    has_more: rows.length > start + limit,
    url: path,
  });
}

function numberIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key);
  return text === null ? null : Number(text);
}
