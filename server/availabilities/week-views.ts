import type { Json } from '@ribambelle/database/json.ts';
import { addDays, dayRange, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { atLocations, shownDateStatus } from '../activities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';

/** So many dates of one day are shown: nobody reads more of them beside each other, and the list of the day has them all. */
const MOST_OF_DAY = 40;

/** A date of the week, in the state that the site shows; its names are bilingual columns. */
interface DateOfWeek {
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly status: string;
  readonly capacity: number | null;
  readonly registered: number;
  readonly availability_cuid: string;
  readonly whole_capacity: number | null;
  readonly activity_id: number;
  readonly activity_cuid: string;
  readonly title: Json;
  readonly location: string | null;
}

interface WeekRead {
  readonly organiser_id: number;
  readonly timezone: string;
  readonly now: string;
  readonly monday: string;
  readonly activity: string | undefined;
  readonly location: string | undefined;
}

/** What happens from a Monday to the Sunday after it: of each day the first forty dates, and how many there are in all. */
export async function findWeek(db: Db, read: WeekRead) {
  const days = dayRange(read.monday, addDays(read.monday, 6));
  const spans = days.map((day) => spanOfDay(day, read.timezone));
  const week = sql`unnest(${days}::text[], ${spans.map(({ start_at }) => start_at)}::timestamptz[], ${spans.map(({ end_at }) => end_at)}::timestamptz[])
    with ordinality as week (day, start_at, end_at, number)`;
  const dates = datesOfDay(read);
  const [shown, counted] = await atOnce(
    () =>
      sql<DateOfWeek>`
        select dates.cuid, dates.start_at, dates.end_at, dates.status, dates.capacity, dates.registered, dates.availability_cuid,
          dates.whole_capacity, dates.activity_id, activities.cuid as activity_cuid, activities.title, locations.name as location
        from ${week} cross join lateral (
          select availability_dates.id, availability_dates.cuid, availability_dates.start_at, availability_dates.end_at,
            ${shownDateStatus(read.now)} as status, availability_dates.capacity, availability_dates.registered, availability_dates.availability_id,
            availabilities.cuid as availability_cuid, availabilities.capacity as whole_capacity, availabilities.activity_id, availabilities.location_id
          from availability_dates join availabilities on availabilities.organiser_id = availability_dates.organiser_id
            and availabilities.id = availability_dates.availability_id
          where ${dates}
          order by availability_dates.start_at, availability_dates.availability_id limit ${MOST_OF_DAY}) dates
        join activities on activities.organiser_id = ${read.organiser_id} and activities.id = dates.activity_id
        left join locations on locations.organiser_id = ${read.organiser_id} and locations.id = dates.location_id
        order by week.number, dates.start_at, dates.availability_id`.execute(db),
    () =>
      sql<{ day: string; count: number }>`
        select week.day, (select count(*) from availability_dates where ${dates}) as count from ${week} order by week.number`.execute(
        db,
      ),
  );
  return { dates: shown.rows, days: counted.rows };
}

/** The dates of the day that stands in `week`; a date says itself of which activity it is and where (decision 119). */
function datesOfDay({ organiser_id, activity, location }: WeekRead): RawBuilder<boolean> {
  const conditions = [
    sql`availability_dates.organiser_id = ${organiser_id}`,
    sql`availability_dates.start_at >= week.start_at and availability_dates.start_at < week.end_at`,
    ...(activity === undefined
      ? []
      : [
          sql`availability_dates.activity_id = (select id from activities where organiser_id = ${organiser_id} and cuid = ${activity})`,
        ]),
    ...(location === undefined
      ? []
      : [atLocations([location], { organiser_id, of: 'availability_dates' })]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
