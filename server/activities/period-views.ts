import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { allOf } from './catalogue-views.ts';
import { hasStatus } from './status-conditions.ts';

interface Read {
  readonly timezone: string;
  /** Availabilities that start before this instant do not count. */
  readonly from: string;
  /** Only availabilities that are open at this moment count; null for all. */
  readonly open_at: string | null;
  /** Slug or cuid of an activity; undefined for all published ones. */
  readonly activity?: string | undefined;
}

/**
 * Returns the months, `2026-07`, in which availabilities of published activities start, at most 48.
 */
export async function findPeriods(db: Db, query: Read): Promise<string[]> {
  const { rows } = await (
    query.activity === undefined ? hopping(query) : ofActivity(query, query.activity)
  ).execute(db);
  return rows.map(({ period }) => period);
}

/**
 * Jumps from the first of one month to the first of a later one by the index: the cost is the same
 * for a catalogue of any size.
 */
function hopping({ timezone, from, open_at }: Read): RawBuilder<{ period: string }> {
  const conditions: RawBuilder<boolean>[] = [
    sql`true`,
    ...(open_at === null ? [] : [hasStatus(['OPEN'], open_at)]),
    sql`exists (select from activities own where own.organiser_id = availabilities.organiser_id and own.id = availabilities.activity_id and own.published)`,
  ];
  const first = (
    after: RawBuilder<unknown>,
  ) => sql`(select date_trunc('month', availabilities.start_at at time zone ${timezone})
    from availabilities where ${allOf(conditions)} and availabilities.start_at >= ${after} order by availabilities.start_at limit 1)`;
  return sql`
    with recursive months (first) as (
      select ${first(sql`${from}::timestamptz`)}
      union all
      select ${first(sql`(months.first + interval '1 month') at time zone ${timezone}`)} from months where months.first is not null
    )
    select to_char(first, 'YYYY-MM') as period from months where first is not null limit 48`;
}

/** Reads all availabilities of one activity, because they are few. */
function ofActivity(
  { timezone, from, open_at }: Read,
  activity: string,
): RawBuilder<{ period: string }> {
  return sql`
    select distinct to_char(availabilities.start_at at time zone ${timezone}, 'YYYY-MM') as period from availabilities
    join activities on activities.organiser_id = availabilities.organiser_id and activities.id = availabilities.activity_id
    where activities.published and (activities.slug = ${activity} or activities.cuid = ${activity})
      and availabilities.start_at >= ${from} and ${open_at === null ? sql`true` : hasStatus(['OPEN'], open_at)}
    order by period limit 48`;
}
