import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { allOf } from './catalogue-views.ts';

interface Read {
  readonly organiser_id: number;
  readonly timezone: string;
  /** Nothing that starts before this instant counts. */
  readonly from: string;
  /** Slug or cuid of an activity; undefined for all that are published. */
  readonly activity?: string | undefined;
  readonly open_only: boolean;
}

/**
 * Months, `2026-07`, in which availabilities of published activities start, at most 48. Goes from the first of one month to the
 * first of a later one by the index, so that it costs the same in a catalogue of any size.
 */
export async function findPeriods(db: Db, { organiser_id, timezone, from, activity, open_only }: Read): Promise<string[]> {
  const conditions: RawBuilder<boolean>[] = [
    sql`availabilities.organiser_id = ${organiser_id}`,
    ...(open_only ? [sql<boolean>`availabilities.status = 'OPEN'`] : []),
    activity === undefined
      ? sql`exists (select from activities own where own.organiser_id = availabilities.organiser_id and own.id = availabilities.activity_id and own.published)`
      : sql`availabilities.activity_id = any(array(select id from activities own where own.organiser_id = ${organiser_id} and own.published
          and (own.slug = ${activity} or own.cuid = ${activity})))`,
  ];
  const first = (after: RawBuilder<unknown>) => sql`(select date_trunc('month', availabilities.start_at at time zone ${timezone})
    from availabilities where ${allOf(conditions)} and availabilities.start_at >= ${after} order by availabilities.start_at limit 1)`;
  const { rows } = await sql<{ period: string }>`
    with recursive months (first) as (
      select ${first(sql`${from}::timestamptz`)}
      union all
      select ${first(sql`(months.first + interval '1 month') at time zone ${timezone}`)} from months where months.first is not null
    )
    select to_char(first, 'YYYY-MM') as period from months where first is not null limit 48`.execute(db);
  return rows.map(({ period }) => period);
}
