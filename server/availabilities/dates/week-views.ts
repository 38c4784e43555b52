import type { Json } from '@ribambelle/database/json.ts';
import { addDays, dayRange, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { atLocations, shownDateStatus } from '../../activities/index.ts';
import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { byName } from '../../lists/by-name-views.ts';

/**
 * The most dates of one day that are shown: within a week nobody reads more of them, and the list
 * of the day has them all; a single day shows more.
 */
const MOST_OF_DAY = { WEEK: 40, DAY: 200 } as const;

/** A date of the week, in the state that the site shows; its names are bilingual columns. */
interface DateOfWeek {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly status: string;
  readonly called_off: boolean;
  readonly capacity: number | null;
  readonly registered: number;
  readonly availability_cuid: string;
  readonly whole_capacity: number | null;
  readonly activity_id: number;
  readonly activity_cuid: string;
  readonly title: Json;
  readonly location: string | null;
  readonly location_cuid: string | null;
  readonly availability_id: number;
}

interface WeekRead {
  readonly timezone: string;
  readonly now: string;
  /** The Monday of a week, or the day. */
  readonly first: string;
  readonly span: 'WEEK' | 'DAY';
  readonly activity: string | undefined;
  readonly location: string | undefined;
}

/**
 * Finds the dates from a Monday to the Sunday after it, or of a day: the first dates of each day,
 * and their total number.
 */
export async function findWeek(db: Db, query: WeekRead) {
  const days = dayRange(query.first, addDays(query.first, query.span === 'WEEK' ? 6 : 0));
  const spans = days.map((day) => spanOfDay(day, query.timezone));
  const week = sql`unnest(${days}::text[], ${spans.map(({ start_at }) => start_at)}::timestamptz[], ${spans.map(({ end_at }) => end_at)}::timestamptz[])
    with ordinality as week (day, start_at, end_at, number)`;
  const dates = datesOfDay(query);
  const [dateRows, total] = await atOnce(
    () =>
      sql<DateOfWeek>`
        select dates.id, dates.cuid, dates.version, dates.availability_id, dates.start_at, dates.end_at, dates.status, dates.called_off, dates.capacity, dates.registered, dates.availability_cuid,
          dates.whole_capacity, dates.activity_id, activities.cuid as activity_cuid, activities.title, locations.name as location,
          locations.cuid as location_cuid
        from ${week} cross join lateral (
          select availability_dates.id, availability_dates.cuid, availability_dates.version, availability_dates.start_at, availability_dates.end_at,
            ${shownDateStatus(query.now)} as status, availability_dates.called_off_at is not null as called_off, availability_dates.capacity, availability_dates.registered, availability_dates.availability_id,
            availabilities.cuid as availability_cuid, availabilities.capacity as whole_capacity, availabilities.activity_id, availabilities.location_id
          from availability_dates join availabilities on availabilities.organiser_id = availability_dates.organiser_id
            and availabilities.id = availability_dates.availability_id
          where ${dates}
          order by availability_dates.start_at, availability_dates.availability_id limit ${MOST_OF_DAY[query.span]}) dates
        join activities on activities.id = dates.activity_id
        left join locations on locations.id = dates.location_id
        order by week.number, dates.start_at, dates.availability_id`.execute(db),
    () =>
      sql<{ day: string; count: number }>`
        select week.day, (select count(*) from availability_dates where ${dates}) as count from ${week} order by week.number`.execute(
        db,
      ),
  );
  return { dates: dateRows.rows, days: total.rows };
}

/**
 * Loads the people on dates, by name: the stand-ins of a date, else those attached to its
 * availability.
 */
export async function loadPeopleOfDates(
  db: Db,
  dates: readonly { readonly id: number; readonly availability_id: number }[],
): Promise<readonly { readonly date_id: number; readonly cuid: string; readonly name: string }[]> {
  const { rows } = await sql<{ date_id: number; cuid: string; name: string }>`
    with shown as materialized (
      select * from unnest(${dates.map(({ id }) => id)}::bigint[], ${dates.map(({ availability_id }) => availability_id)}::bigint[])
        as d (id, availability_id)
    ), standing as materialized (
      -- one by one, by the index: few of the dates have somebody
      select d.id as date_id, p.collaborator_id from shown d, lateral (
        select collaborator_id from availability_date_collaborators where date_id = d.id offset 0) p
    ), there as (
      select date_id, collaborator_id from standing
      union all
      select d.id, g.collaborator_id from shown d
      join availability_collaborators g on g.availability_id = d.availability_id
      where d.id not in (select date_id from standing)
    )
    select t.date_id, c.cuid, c.firstname || ' ' || c.lastname as name from there t
    join collaborators c on c.id = t.collaborator_id
    order by t.date_id, ${byName(sql`c.lastname`)}, ${byName(sql`c.firstname`)}, c.id`.execute(db);
  return rows;
}

/**
 * Returns the conditions on the dates of the day in `week`; a date row has its own activity and
 * location (decision 119).
 */
function datesOfDay({ activity, location }: WeekRead): RawBuilder<boolean> {
  const conditions = [
    sql`availability_dates.start_at >= week.start_at and availability_dates.start_at < week.end_at`,
    ...(activity === undefined
      ? []
      : [
          sql`availability_dates.activity_id = (select id from activities where cuid = ${activity})`,
        ]),
    ...(location === undefined ? [] : [atLocations([location], { of: 'availability_dates' })]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
