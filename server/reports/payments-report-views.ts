import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getPaymentsReport } from '@ribambelle/api/reports/get-payments-report.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FoundLine } from './line-name.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { Whole } from './report-views.ts';

export interface PaymentsFound extends FoundLine, Whole<PaymentsSum> {
  readonly line: 'RECEIVED' | 'REFUNDED';
  readonly count: number;
  readonly amount: number;
}

/** The money received, and the money given back, the latter below 0. */
export interface PaymentsSum {
  readonly received: number;
  readonly received_amount: number;
  readonly refunded: number;
  readonly refunded_amount: number;
}

interface Input {
  readonly by: RequestOf<typeof getPaymentsReport>['by'];
  readonly span: Span;
  readonly timezone: string;
}

/**
 * Selects payments by the day on which they came, and refunds by the day on which they were made.
 * Money paid from a wallet came in earlier.
 */
export function selectMoney(input: Input): ListQuery<PaymentsFound> {
  const { by } = input;
  const moves = by === 'kind' ? byKind(input) : movedMoney(input);
  const grouped = sql`select m.line, ${keyOf(input)} as key, count(distinct m.id) as count, sum(m.amount)::bigint as amount
    from m where m.amount <> 0 group by 1, 2`;
  const before = sql`with m as materialized (${moves}), g as (${grouped})`;
  return {
    rows: sql`${before} select ${by} as by, g.key, null as title, g.line, g.count, g.amount, (select count(*) from g) as lines,
        (select to_json(w) from (select ${WHOLE} from m) w) as whole
      from g order by g.key nulls last, g.line`,
    counted: sql`select from (${before} select from g) g`,
  };
}

const WHOLE = sql`count(distinct id) filter (where line = 'RECEIVED') as received, count(distinct id) filter (where line = 'REFUNDED') as refunded,
  coalesce(sum(amount) filter (where line = 'RECEIVED'), 0) as received_amount,
  coalesce(sum(amount) filter (where line = 'REFUNDED'), 0) as refunded_amount`;

/**
 * Selects the money received and given back in a span, by method: `line`, `id`, `at`, `method`,
 * `amount`.
 */
export function movedMoney(input: Moved): RawBuilder<unknown> {
  return sql`${receivedPayments(input)} union all ${refunded(input)}`;
}

type Moved = Pick<Input, 'span'>;

function receivedPayments({ span }: Moved): RawBuilder<unknown> {
  return sql`select 'RECEIVED' as line, p.id, p.paid_at as at, p.method, p.amount from payments p
    where p.paid_at >= ${span.start_at} and p.paid_at < ${span.end_at}
      and p.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and p.method <> 'WALLET'`;
}

function refunded(input: Moved): RawBuilder<unknown> {
  return sql`${givenBack(input)} union all ${cameBack(input)}`;
}

function givenBack({ span }: Moved): RawBuilder<unknown> {
  return sql`select 'REFUNDED' as line, f.id, f.done_at as at, p.method, -f.amount as amount from refunds f
    join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
    where f.done_at >= ${span.start_at} and f.done_at < ${span.end_at} and p.method <> 'WALLET'`;
}

/** Selects refunds that were given and came back: one that its bank returned, a dispute won. */
function cameBack({ span }: Moved): RawBuilder<unknown> {
  return sql`select 'REFUNDED' as line, f.id, f.failed_at as at, p.method, f.amount from refunds f
    join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
    where f.failed_at >= ${span.start_at} and f.failed_at < ${span.end_at} and f.done_at is not null and p.method <> 'WALLET'`;
}

/**
 * Selects each movement by the kind of purchase that it paid for, or was taken from; money without
 * a receivable is in the family's wallet, or was taken from there.
 */
function byKind(input: Input): RawBuilder<unknown> {
  const paid = sql`l.payment_id = m.id and l.refund_id is null`;
  const taken = sql`l.refund_id = m.id and l.amount < 0`;
  const back = sql`l.refund_id = m.id and l.amount > 0`;
  return sql.join(
    [
      partsOf(receivedPayments(input), paid),
      partsOf(givenBack(input), taken),
      partsOf(cameBack(input), back),
    ],
    sql` union all `,
  );
}

function partsOf(moves: RawBuilder<unknown>, lies: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select m.line, m.id, r.kind, l.amount from (${moves}) m
      join payment_allocations l on ${lies}
      join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
    union all
    select m.line, m.id, 'CREDIT', m.amount - coalesce((select sum(l.amount) from payment_allocations l where ${lies}), 0)
    from (${moves}) m`;
}

function keyOf({ by, timezone }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'method':
      return sql`m.method`;
    case 'kind':
      return sql`m.kind`;
    case 'day':
    case 'week':
    case 'month':
      return sql`to_char(date_trunc(${by}, m.at at time zone ${timezone}), 'YYYY-MM-DD')`;
  }
}
