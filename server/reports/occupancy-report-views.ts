import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { getOccupancyReport } from '@ribambelle/api/reports/get-occupancy-report.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { FoundLine } from './line-name.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { byName } from '../lists/by-name-views.ts';
import type { ListQuery } from '../lists/list-views.ts';
import type { Whole } from './report-views.ts';

/** Places of the period and of the one before. */
export interface PlacesFound {
  readonly offered: number;
  readonly taken: number;
  readonly offered_before: number;
  readonly taken_before: number;
}

export type OccupancyFound = FoundLine & PlacesFound & Whole<PlacesFound>;

interface Input {
  readonly by: Exclude<RequestOf<typeof getOccupancyReport>['by'], 'pace'>;
  readonly span: Span;
  readonly before: Span;
  readonly timezone: string;
  /** The language by which titles are ordered. */
  readonly language: Language;
}

const FIGURES = sql`g.offered, g.taken, g.offered_before, g.taken_before,
  (select count(*) from shown) as lines, (select to_json(w) from (select coalesce(sum(offered), 0) as offered, coalesce(sum(taken), 0) as taken,
    coalesce(sum(offered_before), 0) as offered_before, coalesce(sum(taken_before), 0) as taken_before from g) w) as whole`;

/**
 * The order by occupancy; lines without places in the period come last: they are there for the
 * period before.
 */
const FULLEST = sql`g.taken::numeric / nullif(g.offered, 0) desc nulls last, g.offered desc`;

/**
 * Selects the places of dates with a limit, and the number taken, as the dashboard counts them.
 * Activities and locations are compared with the period before, the fullest first; a week or a
 * month is not: it has its own line there.
 */
export function selectOccupancy(input: Input): ListQuery<OccupancyFound> {
  const grouped = sql`select ${keyOf(input)} as key, ${sums(input)} ${datesOf(input)} group by 1`;
  const groups = sql`with g as materialized (${grouped}), shown as (select * from g where ${isShown(input)})`;
  return {
    rows: sql`${groups} ${lines(input)}`,
    counted: sql`${groups} select from shown`,
  };
}

/**
 * Returns the condition for a line to be shown: a week or a month without places is not; those
 * before the period are counted in the sum that it is compared with.
 */
function isShown({ by }: Input): RawBuilder<unknown> {
  return by === 'week' || by === 'month' ? sql`offered > 0` : sql`true`;
}

function lines({ by, language }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'activity':
      return sql`select 'activity' as by, v.cuid as key, v.title, ${FIGURES} from shown g
        join activities v on v.id = g.key order by ${FULLEST}, ${titleOrder(sql`v.title`, language)}, v.id`;
    case 'location':
      return sql`select 'location' as by, l.cuid as key, to_jsonb(l.name) as title, ${FIGURES} from shown g
        left join locations l on l.id = g.key order by ${FULLEST}, ${byName(sql`l.name`)} nulls last, l.id`;
    case 'week':
    case 'month':
      return sql`select ${by} as by, g.key, null as title, ${FIGURES} from shown g order by g.key`;
  }
}

function keyOf({ by, timezone }: Input): RawBuilder<unknown> {
  switch (by) {
    case 'activity':
      return sql`a.activity_id`;
    case 'location':
      return sql`a.location_id`;
    case 'week':
    case 'month':
      return sql`to_char(date_trunc(${by}, d.start_at at time zone ${timezone}), 'YYYY-MM-DD')`;
  }
}

function sums({ span }: Input): RawBuilder<unknown> {
  const now = sql`filter (where d.start_at >= ${span.start_at})`;
  const before = sql`filter (where d.start_at < ${span.start_at})`;
  const places = sql`coalesce(d.capacity, a.capacity)`;
  const takenPlaces = sql`least(d.registered, ${places})`;
  return sql`coalesce(sum(${places}) ${now}, 0)::bigint as offered, coalesce(sum(${takenPlaces}) ${now}, 0)::bigint as taken,
    coalesce(sum(${places}) ${before}, 0)::bigint as offered_before, coalesce(sum(${takenPlaces}) ${before}, 0)::bigint as taken_before`;
}

function datesOf({ span, before }: Input): RawBuilder<unknown> {
  return sql`from availability_dates d join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    where d.start_at >= ${before.start_at} and d.start_at < ${span.end_at}
      and a.status <> 'CLOSED' and d.status <> 'CLOSED' and coalesce(d.capacity, a.capacity) is not null`;
}
