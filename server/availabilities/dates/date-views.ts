import type { Json } from '@ribambelle/database/json.ts';
import {
  type Counted,
  countedOf,
  DATES_AHEAD,
  readToCount,
} from '@ribambelle/domain/base/counting.ts';
import { atLocations, fromPeriods, shownDateStatus } from '../../activities/index.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { AvailabilityRead } from '../availability-read-views.ts';
import { matchingAvailabilities } from '../availability-views.ts';

/**
 * Selects dates of matching availabilities that start from an instant on, each with its
 * availability.
 */
export function matchingDates(
  db: Db,
  query: AvailabilityRead & { from: string | RawBuilder<string> },
) {
  const dates = matchingAvailabilities(db, { ...query, of: 'dates' })
    .innerJoin('availability_dates', (join) =>
      join
        .onRef('availability_dates.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('availability_dates.availability_id', '=', 'availabilities.id'),
    )
    .where('availability_dates.start_at', '>=', query.from);
  return saidByDates(query).reduce((matching, condition) => matching.where(condition), dates);
}

/** Returns the filters that the date row itself answers, from the index of dates (decision 119). */
export function saidByDates({ activities, filters }: AvailabilityRead): RawBuilder<boolean>[] {
  return [
    ...(activities === null
      ? []
      : [sql<boolean>`availability_dates.activity_id = any(${activities})`]),
    ...(filters.location === undefined
      ? []
      : [atLocations(filters.location, { of: 'availability_dates' })]),
  ];
}

/**
 * A date of the list with its availability, activity and location; its texts are bilingual columns.
 */
interface DateFound {
  readonly id: number;
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly capacity: number | null;
  readonly registered: number;
  readonly offered: number;
  readonly shown_status: string;
  readonly availability_id: number;
  readonly availability_cuid: string;
  readonly whole_start_at: string;
  readonly whole_end_at: string;
  readonly whole_capacity: number | null;
  readonly whole_registered: number;
  readonly price: number;
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly registrations_start_at: string | null;
  readonly slug: string;
  readonly title: Json;
  readonly members_days_early: number;
  readonly registration_flow: string;
  /** In the organiser's order, each with the cuid of its group. */
  readonly categories: readonly { readonly title: Json; readonly group: string }[];
  readonly location_title: Json;
  readonly location_name: string | null;
}

/**
 * Finds a page of dates of matching availabilities that start within [from, to), earliest first,
 * and their total number. They are read once for both; activity and location are looked up for the
 * page alone.
 */
export async function findDates(
  db: Db,
  query: AvailabilityRead & {
    from: string;
    to: string | null;
    limit: number;
    offset: number;
    with_categories: boolean;
  },
): Promise<{ readonly rows: readonly DateFound[]; readonly counted: Counted }> {
  const { limit, offset } = query;
  let dates = matchingDates(db, { ...query, from: fromPeriods(query.from, query) });
  if (query.to !== null) dates = dates.where('availability_dates.start_at', '<', query.to);
  const matching = dates
    .select(['availability_dates.id', 'availability_dates.cuid', 'availability_dates.start_at'])
    .select(['availability_dates.end_at', 'availability_dates.capacity'])
    .select(['availability_dates.registered', 'availability_dates.offered'])
    .select(shownDateStatus(query.now).as('shown_status'))
    .select(['availabilities.id as availability_id', 'availabilities.cuid as availability_cuid'])
    .select(['availabilities.start_at as whole_start_at', 'availabilities.end_at as whole_end_at'])
    .select('availabilities.capacity as whole_capacity')
    .select(sql<number>`availabilities.registered + availabilities.offered`.as('whole_registered'))
    .select(['availabilities.price', 'availabilities.registrations_start_at'])
    .select(['availabilities.activity_id', 'availabilities.location_id'])
    .select([
      'availabilities.age_minimum as own_minimum',
      'availabilities.age_maximum as own_maximum',
    ])
    .orderBy('availability_dates.start_at')
    .orderBy('availability_dates.id')
    .limit(readToCount(0, DATES_AHEAD))
    .offset(offset);
  const { rows } = await sql<DateFound & { readonly ahead: number }>`
    with matching as materialized (${matching})
    select page.*, (select count(*) from matching) as ahead,
      activities.slug, activities.title, activities.members_days_early, activities.registration_flow,
      coalesce(page.own_minimum, activities.age_minimum) as age_minimum, coalesce(page.own_maximum, activities.age_maximum) as age_maximum,
      ${query.with_categories ? categoriesOfPage() : sql`'[]'::jsonb`} as categories,
      locations.title as location_title, locations.name as location_name
    from (select * from matching order by start_at, id limit ${limit}) page
    join activities on activities.id = page.activity_id
    left join locations on locations.id = page.location_id
    order by page.start_at, page.id`.execute(db);
  const [first] = rows;
  const matches =
    first !== undefined
      ? offset + first.ahead
      : offset === 0
        ? 0
        : await countDates(db, { dates, most: offset });
  return { rows, counted: countedOf(matches, { offset, ahead: DATES_AHEAD }) };
}

/** Selects the categories of the activities of a page. */
function categoriesOfPage(): RawBuilder<Json> {
  return sql<Json>`(
    select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'group', g.cuid) order by g.order, c.order), '[]')
    from activity_categories has
    join categories c on c.id = has.category_id
    join category_groups g on g.id = c.group_id
    where has.activity_id = page.activity_id)`;
}

/** Counts the dates before an empty page. */
async function countDates(
  db: Db,
  { dates, most }: { dates: ReturnType<typeof matchingDates>; most: number },
): Promise<number> {
  const all = dates.select('availability_dates.id').limit(most).as('matching');
  const { count } = await db
    .selectFrom(all)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
