import type { Span } from '@ribambelle/domain/base/days.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { OccupancyFound } from './occupancy-report-views.ts';

/**
 * Selects how full the dates of a span were at the end of each week until now, and those of a year
 * before on the same days of that year. A place counts from its registration to its cancellation;
 * offered places are those of today, without dates that are closed or have no limit.
 */
export function selectPace(input: {
  readonly span: Span;
  readonly before: Span;
  readonly now: Instant;
  readonly timezone: string;
}): ListQuery<OccupancyFound> {
  const { span, before, now, timezone } = input;
  const dates = (side: 'NOW' | 'BEFORE', { start_at, end_at }: Span) =>
    sql`select ${sql.lit(side)} as side, d.id, d.called_off_at, coalesce(d.capacity, a.capacity) as places
      from availability_dates d join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
      where d.start_at >= ${start_at} and d.start_at < ${end_at}
        and a.status <> 'CLOSED' and d.status <> 'CLOSED' and coalesce(d.capacity, a.capacity) is not null`;
  const groups = sql`with t as materialized (${dates('NOW', span)} union all ${dates('BEFORE', before)}),
    places as materialized (
      select coalesce(sum(places) filter (where side = 'NOW'), 0)::bigint as now, coalesce(sum(places) filter (where side = 'BEFORE'), 0)::bigint as before from t
    ), until as materialized (
      select least(${now}::timestamptz, ${span.end_at}::timestamptz) at time zone ${timezone} as at
    ), entries as (
      select t.side, e.places,
        (e.at at time zone ${timezone}) + case t.side when 'NOW' then interval '0' else interval '1 year' end as at
      from t join registration_dates x on x.date_id = t.id
      join registrations r on r.id = x.registration_id
      cross join lateral (values (r.created_at, r.quantity), (r.cancelled_at, -r.quantity)) e(at, places)
      where e.at is not null and not ${isOff({ t: 'x', d: 't' })}
    ), by_week as materialized (
      select date_trunc('week', entries.at) as week, sum(places) filter (where side = 'NOW') as now, sum(places) filter (where side = 'BEFORE') as before
      from entries, until where entries.at < until.at group by 1
    ), weeks as (
      select generate_series(coalesce((select min(week) from by_week), last.week), last.week, interval '1 week') as week
      from (select date_trunc('week', at - interval '1 microsecond') as week from until) last
    ), g as materialized (
      select to_char(weeks.week, 'YYYY-MM-DD') as key, places.now as offered, places.before as offered_before,
        coalesce(sum(by_week.now) over so_far, 0)::bigint as taken, coalesce(sum(by_week.before) over so_far, 0)::bigint as taken_before
      from places cross join weeks left join by_week on by_week.week = weeks.week window so_far as (order by weeks.week)
    ), shown as (select * from g where offered > 0 or offered_before > 0)`;
  return {
    rows: sql`${groups} select 'pace' as by, key, null::jsonb as title, offered, taken, offered_before, taken_before,
        (select count(*) from shown) as lines, (select to_json(w) from (
          select offered, taken, offered_before, taken_before from g order by key desc limit 1) w) as whole
      from shown order by key`,
    counted: sql`${groups} select from shown`,
  };
}
