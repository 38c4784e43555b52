import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getSalesReport } from '@ribambelle/api/reports/get-sales-report.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../lists/list-views.ts';
import type { FoundLine } from './line-name.ts';
import type { Whole } from './report-views.ts';

/** The sales, and those of a year earlier; minor units, cancellations below 0. */
export interface SalesFound {
  readonly count: number;
  readonly sold: number;
  readonly cancelled: number;
  readonly count_before: number;
  readonly sold_before: number;
  readonly cancelled_before: number;
}

export type SalesLine = FoundLine & SalesFound & Whole<SalesFound>;

type By = RequestOf<typeof getSalesReport>['by'];

interface Input {
  readonly by: By;
  readonly span: Span;
  /**
   * The span of a year earlier, and the shift that puts its moments beside those that they are
   * compared with.
   */
  readonly before: Span;
  readonly shift: '1 year' | '364 days';
  /**
   * The end of today: the year before is compared up to the same day, except in the lines of weeks
   * and months.
   */
  readonly until: Instant;
  readonly timezone: string;
}

/**
 * Selects sales: the lines of receivables by the day on which they were written, as in the
 * accounts, and purchases by the day on which they were made. Those without an activity are grouped
 * under their kind.
 */
export function selectSales(input: Input): ListQuery<SalesLine> {
  const groups = sql`with entries as materialized (
      ${entries(input, { side: 'NOW', span: input.span })} union all ${entries(input, { side: 'BEFORE', span: input.before })}
    ), g as (${grouped(input)}), shown as materialized (
      select * from g where count > 0 or sold <> 0 or cancelled <> 0 or count_before > 0 or sold_before <> 0 or cancelled_before <> 0)`;
  return {
    rows: sql`${groups} select shown.by, shown.key, shown.title, ${FIGURES}, (select count(*) from shown) as lines,
        (select to_json(w) from (select ${sums(upToToday(input))} from entries e) w) as whole
      from shown order by ${input.by === 'week' || input.by === 'month' ? sql`shown.key` : LARGEST}`,
    counted: sql`${groups} select from shown`,
  };
}

const FIGURES = sql`shown.count, shown.sold, shown.cancelled, shown.count_before, shown.sold_before, shown.cancelled_before`;

const LARGEST = sql`shown.sold + shown.cancelled desc, shown.count desc, shown.sold_before + shown.cancelled_before desc, shown.key`;

/** Selects the figures of entries; for a year earlier only those that `compared` includes. */
function sums(compared: RawBuilder<unknown>): RawBuilder<unknown> {
  const sum = (column: RawBuilder<unknown>, side: RawBuilder<unknown>) =>
    sql`coalesce(sum(${column}) filter (where ${side}), 0)::bigint`;
  const now = sql`e.side = 'NOW'`;
  const before = sql`e.side = 'BEFORE' and ${compared}`;
  return sql`${sum(sql`e.count`, now)} as count, ${sum(sql`e.sold`, now)} as sold, ${sum(sql`e.cancelled`, now)} as cancelled,
    ${sum(sql`e.count`, before)} as count_before, ${sum(sql`e.sold`, before)} as sold_before, ${sum(sql`e.cancelled`, before)} as cancelled_before`;
}

function upToToday({ until, timezone }: Input): RawBuilder<unknown> {
  return sql`e.at < (${until}::timestamptz at time zone ${timezone})`;
}

/** Selects the groups of the entries: dimension, key, title and figures. */
function grouped(input: Input): RawBuilder<unknown> {
  const { by } = input;
  const figures = sums(by === 'week' || by === 'month' ? sql`true` : upToToday(input));
  switch (by) {
    case 'activity':
      return sql`select case when e.activity_id is null then 'kind' else 'activity' end as by, coalesce(v.cuid, e.kind) as key, v.title, ${figures}
        from (select *, case when activity_id is null then kind end as other from entries) e
        left join activities v on v.id = e.activity_id
        group by e.activity_id, e.other, v.cuid, v.title, coalesce(v.cuid, e.kind), case when e.activity_id is null then 'kind' else 'activity' end`;
    case 'category':
      return sql`select case when e.activity_id is null then 'kind' else 'category' end as by,
          case when e.activity_id is null then e.kind else c.cuid end as key, c.title, ${figures}
        from entries e left join activity_categories x on x.activity_id = e.activity_id
        left join categories c on c.id = x.category_id
        group by 1, 2, 3`;
    case 'kind':
      return sql`select 'kind' as by, e.kind as key, null::jsonb as title, ${figures} from entries e group by e.kind`;
    case 'week':
    case 'month':
      return sql`select ${sql.lit(by)} as by, to_char(date_trunc(${sql.lit(by)}, e.at), 'YYYY-MM-DD') as key, null::jsonb as title, ${figures}
        from entries e group by 2`;
  }
}

/**
 * Selects the entries of a span: `side`, `at` (on the organiser's clock, shifted to this year for
 * the year before), `kind`, `activity_id`, and the figures.
 */
function entries(
  input: Input,
  { side, span }: { side: 'NOW' | 'BEFORE'; span: Span },
): RawBuilder<unknown> {
  const { timezone, shift } = input;
  const at = (column: RawBuilder<unknown>) => {
    const local = sql`(${column} at time zone ${timezone})`;
    return side === 'NOW' ? local : sql`${local} + ${sql.lit(shift)}::interval`;
  };
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} >= ${span.start_at} and ${column} < ${span.end_at}`;
  const creations = (kind: string, table: string) =>
    sql`select ${sql.lit(side)}, ${at(sql`m.created_at`)}, ${sql.lit(kind)}, null::bigint, 1, 0, 0
      from ${sql.table(table)} m where ${within(sql`m.created_at`)}`;
  return sql.join(
    [
      sql`select ${sql.lit(side)} as side, ${at(sql`l.created_at`)} as at, r.kind, coalesce(a.activity_id, q.activity_id) as activity_id, 0 as count,
          case when l.reason = 'CANCELLATION' then 0 else l.amount end as sold, case when l.reason = 'CANCELLATION' then l.amount else 0 end as cancelled
        from receivable_lines l join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
        left join registrations g on g.organiser_id = l.organiser_id and g.receivable_id = l.receivable_id
        left join availabilities a on a.organiser_id = l.organiser_id and a.id = g.availability_id
        left join registration_requests q on q.organiser_id = l.organiser_id and q.receivable_id = l.receivable_id
        where ${within(sql`l.created_at`)}`,
      sql`select ${sql.lit(side)}, ${at(sql`m.created_at`)}, 'REGISTRATION', a.activity_id, 1, 0, 0
        from registrations m join availabilities a on a.organiser_id = m.organiser_id and a.id = m.availability_id
        where ${within(sql`m.created_at`)}`,
      creations('BUNDLE', 'customer_bundles'),
      creations('VOUCHER', 'customer_vouchers'),
      creations('MEMBERSHIP', 'membership_cycles'),
      creations('BOOKING', 'bookings'),
    ],
    sql` union all `,
  );
}
