import { type RawBuilder, sql } from 'kysely';
import { fromPeriods } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { AvailabilityRead } from './availability-read-views.ts';
import { matchingDates } from './date-views.ts';

const MOST_DAYS = 400;

/** Days in the organiser's zone on which dates of matching availabilities start, from an instant on, at most 400. */
export async function findDays(
  db: Db,
  read: AvailabilityRead & { from: string },
): Promise<string[]> {
  const { rows } = await (isWide(read) ? hopping : reading)(db, {
    ...read,
    from: fromPeriods(read.from, read),
  }).execute(db);
  return rows.map(({ day }) => day);
}

/** Filters that the index of the dates answers by itself. */
const IN_INDEX = ['activity', 'category', 'location', 'search'];

/**
 * Whether nothing is asked for that has to be read to be known, at most to be open: then the next day with something is either near or
 * found within the index.
 */
function isWide({ filters: { status, ...filters }, restrictions }: AvailabilityRead): boolean {
  const common = status === undefined || status.includes('OPEN');
  return (
    common &&
    restrictions === null &&
    Object.entries(filters).every(
      ([name, filter]) => filter === undefined || IN_INDEX.includes(name),
    )
  );
}

/** Goes from the first date of one day to the first of a later one by the index, whatever lies between. */
function hopping(db: Db, read: AvailabilityRead & { from: string }): RawBuilder<{ day: string }> {
  const day = sql`(availability_dates.start_at at time zone ${read.timezone})::date`;
  const first = (after: RawBuilder<string>) =>
    matchingDates(db, { ...read, from: after })
      .select(day.as('day'))
      .orderBy('availability_dates.start_at')
      .limit(1);
  return sql`
    with recursive days (day) as (
      select (${first(sql`${read.from}::timestamptz`)})
      union all
      select (${first(sql`((days.day + 1)::timestamp at time zone ${read.timezone})`)}) from days where days.day is not null
    )
    select day from days where day is not null limit ${MOST_DAYS}`;
}

function reading(db: Db, read: AvailabilityRead & { from: string }): RawBuilder<{ day: string }> {
  const day = sql`(availability_dates.start_at at time zone ${read.timezone})::date`;
  const days = matchingDates(db, read).select(day.as('day')).distinct();
  return sql`${days} order by day limit ${MOST_DAYS}`;
}
