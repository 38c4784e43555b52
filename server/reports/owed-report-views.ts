import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getOwedReport } from '@ribambelle/api/reports/get-owed-report.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { debtLimits } from '@ribambelle/domain/receivables/debt-age.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FoundLine } from './line-name.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { Whole } from './report-views.ts';

/** The amounts owed, by how long they are overdue. */
export interface OwedFigures {
  readonly count: number;
  readonly not_due: number;
  readonly until_30: number;
  readonly until_60: number;
  readonly beyond_60: number;
  readonly owed: number;
}

export type OwedFound = FoundLine & OwedFigures & Whole<OwedFigures>;

interface Input {
  readonly by: RequestOf<typeof getOwedReport>['by'];
  readonly now: Instant;
}

const FIGURES = sql`g.count, g.not_due, g.until_30, g.until_60, g.beyond_60, g.owed,
  (select count(*) from g) as lines, (select to_json(w) from (select sum(count) as count, sum(not_due) as not_due, sum(until_30) as until_30,
    sum(until_60) as until_60, sum(beyond_60) as beyond_60, sum(owed) as owed from g) w) as whole`;

/**
 * Selects the amounts owed now: `owed_amount` of receivables, the one place in SQL that holds it.
 * Families by amount, the largest first.
 */
export function selectOwed(input: Input): ListQuery<OwedFound> {
  const from = sql`from receivables owed cross join lateral owed_parts(owed) part
    cross join lateral (select owed.id, owed.customer_id, owed.kind, part.amount as owed_amount, part.due_at) r where owed.owed_amount > 0`;
  const grouped = sql`select ${keyOf(input)} as key, ${sums(input)} ${from} group by 1`;
  return {
    rows: sql`with g as materialized (${grouped}) ${lines(input)}`,
    counted: sql`select from (${grouped}) g`,
  };
}

function lines({ by }: Input): RawBuilder<unknown> {
  if (by === 'family')
    // the name of each is looked up separately: of thousands who owe, only those of a page are
    // needed
    return sql`select 'family' as by,
      (select c.cuid from customers c where c.id = g.key) as key,
      (select to_jsonb(c.firstname || ' ' || c.lastname) from customers c where c.id = g.key) as title,
      ${FIGURES} from g order by g.owed desc, g.key`;
  return sql`select ${by} as by, g.key, null as title, ${FIGURES} from g order by g.owed desc, g.key`;
}

function ageOf(now: Instant): RawBuilder<unknown> {
  const { month, two_months } = debtLimits(now);
  return sql`case when r.due_at is null or r.due_at > ${now} then 'NOT_DUE' when r.due_at >= ${month} then 'UNTIL_30'
    when r.due_at >= ${two_months} then 'UNTIL_60' else 'BEYOND_60' end`;
}

function keyOf({ by, now }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'family':
      return sql`r.customer_id`;
    case 'age':
      return ageOf(now);
    case 'kind':
      return sql`r.kind`;
  }
}

function sums({ now }: Input): RawBuilder<unknown> {
  const aged = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(r.owed_amount) filter (where ${condition}), 0)::bigint`;
  const { month, two_months } = debtLimits(now);
  return sql`count(distinct r.id) as count, coalesce(sum(r.owed_amount), 0)::bigint as owed,
    ${aged(sql`r.due_at is null or r.due_at > ${now}`)} as not_due,
    ${aged(sql`r.due_at <= ${now} and r.due_at >= ${month}`)} as until_30,
    ${aged(sql`r.due_at < ${month} and r.due_at >= ${two_months}`)} as until_60,
    ${aged(sql`r.due_at < ${two_months}`)} as beyond_60`;
}
