import { type RawBuilder, sql } from 'kysely';
import { endOfPeriods, fromPeriods } from '../../activities/index.ts';
import type { Db } from '../../database/transaction.ts';
import type { AvailabilityRead } from '../availability-read-views.ts';
import { matchingDates, saidByDates } from './date-views.ts';

const MOST_DAYS = 400;
/**
 * The number of dates in a sample, and the number of them that must fit for the next fitting one to
 * be near.
 */
const SAMPLE = 500;
const COMMON = 25;

/** The span in which to find days: from an instant on, until another or without an end. */
type DaysRead = AvailabilityRead & { readonly from: string; readonly to?: string };

/**
 * Finds the days in the organiser's zone on which dates of matching availabilities start, from an
 * instant on, at most 400.
 */
export async function findDays(
  db: Db,
  query: AvailabilityRead & { readonly from: string },
): Promise<string[]> {
  const ahead = { ...query, from: fromPeriods(query.from, query) };
  const end = endOfPeriods(query);
  if (end === null || end <= ahead.from) return findWithin(db, ahead);
  // availabilities that start in some months are common within them, and rare after them
  const within = await findWithin(db, { ...ahead, to: end });
  const after = await readDays(db, { ...ahead, from: end, ahead_of: end });
  return [...new Set([...within, ...after])].toSorted().slice(0, MOST_DAYS);
}

async function findWithin(db: Db, query: DaysRead): Promise<string[]> {
  const common = isWide(query) || (await isCommon(db, query));
  return common ? daysOf(await hopping(db, query).execute(db)) : readDays(db, query);
}

const daysOf = ({ rows }: { readonly rows: readonly { day: string }[] }): string[] =>
  rows.map(({ day }) => day);

/** Filters that the index of the dates answers by itself. */
const IN_INDEX = ['activity', 'category', 'location', 'search'];

/**
 * True when no filter needs rows to be read, except that for open ones: the next day with a match
 * is then near, or found within the index.
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

/** True when one in twenty of the first dates fits, so that the next fitting one is near. */
async function isCommon(db: Db, query: DaysRead): Promise<boolean> {
  const { from } = query;
  const first = sql`array(
    select id from availability_dates where ${sql.join(
      [sql`start_at >= ${from}::timestamptz`, ...saidByDates(query)],
      sql` and `,
    )} order by start_at limit ${SAMPLE})`;
  const fitting = await within(matchingDates(db, query), query)
    .where(sql<boolean>`availability_dates.id = any(${first})`)
    .select(sql`1`.as('fits'))
    .limit(COMMON)
    .execute();
  return fitting.length === COMMON;
}

/**
 * Jumps from the first date of one day to the first of a later one by the index, whatever is
 * between them.
 */
function hopping(db: Db, query: DaysRead): RawBuilder<{ day: string }> {
  const day = sql`(availability_dates.start_at at time zone ${query.timezone})::date`;
  const first = (after: RawBuilder<string>) =>
    within(matchingDates(db, { ...query, from: after }), query)
      .select(day.as('day'))
      .orderBy('availability_dates.start_at')
      .limit(1);
  return sql`
    with recursive days (day) as (
      select (${first(sql`${query.from}::timestamptz`)})
      union all
      select (${first(sql`((days.day + 1)::timestamp at time zone ${query.timezone})`)}) from days where days.day is not null
    )
    select day from days where day is not null limit ${MOST_DAYS}`;
}

/** Reads all matching dates, for when they are few. */
async function readDays(db: Db, query: DaysRead): Promise<string[]> {
  const day = sql`(availability_dates.start_at at time zone ${query.timezone})::date`;
  const days = within(matchingDates(db, query), query).select(day.as('day')).distinct();
  return daysOf(await sql<{ day: string }>`${days} order by day limit ${MOST_DAYS}`.execute(db));
}

const within = (dates: ReturnType<typeof matchingDates>, { to }: DaysRead) =>
  to === undefined ? dates : dates.where('availability_dates.start_at', '<', to);
