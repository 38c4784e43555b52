import { atOnce } from '../database/statements.ts';
import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import { atLocations, fromPeriods, shownDateStatus } from '../activities/index.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { AvailabilityRead } from './availability-read-views.ts';
import { matchingAvailabilities } from './availability-views.ts';

/** Dates of matching availabilities that start from an instant on, each with its availability. */
export function matchingDates(
  db: Db,
  read: AvailabilityRead & { from: string | RawBuilder<string> },
) {
  const { organiser_id } = read;
  const dates = matchingAvailabilities(db, { ...read, of: 'dates' })
    .innerJoin('availability_dates', (join) =>
      join
        .onRef('availability_dates.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('availability_dates.availability_id', '=', 'availabilities.id'),
    )
    .where('availability_dates.organiser_id', '=', organiser_id)
    .where('availability_dates.start_at', '>=', read.from);
  return saidByDates(read).reduce((matching, condition) => matching.where(condition), dates);
}

/** What of the filters a date says itself, which is found in the index of the dates (decision 119). */
export function saidByDates({
  organiser_id,
  activities,
  filters,
}: AvailabilityRead): RawBuilder<boolean>[] {
  return [
    ...(activities === null
      ? []
      : [sql<boolean>`availability_dates.activity_id = any(${activities})`]),
    ...(filters.location === undefined
      ? []
      : [atLocations(filters.location, { organiser_id, of: 'availability_dates' })]),
  ];
}

/** A page of dates of matching availabilities that start within [from, to), earliest first, and how many there are. */
export async function findDates(
  db: Db,
  read: AvailabilityRead & { from: string; to: string | null; limit: number; offset: number },
) {
  let dates = matchingDates(db, { ...read, from: fromPeriods(read.from, read) });
  if (read.to !== null) dates = dates.where('availability_dates.start_at', '<', read.to);
  const shown = dates
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .leftJoin('locations', (join) =>
      join
        .onRef('locations.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('locations.id', '=', 'availabilities.location_id'),
    )
    .selectAll('availability_dates')
    .select(shownDateStatus(read.now).as('shown_status'))
    .select(['availabilities.cuid as availability_cuid', 'activities.slug', 'activities.title'])
    .select(['availabilities.registrations_start_at', 'activities.members_days_early'])
    .select('activities.registration_flow')
    .select(['locations.title as location_title', 'locations.name as location_name'])
    .select([
      'availabilities.start_at as whole_start_at',
      'availabilities.end_at as whole_end_at',
      'availabilities.price',
    ])
    .orderBy('availability_dates.start_at')
    .orderBy('availability_dates.id')
    .limit(read.limit)
    .offset(read.offset);
  const counting = db
    .selectFrom(
      dates.select('availability_dates.id').limit(countedUpTo(read.offset)).as('matching'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));
  const [rows, counted] = await atOnce(
    () => shown.execute(),
    () => counting.executeTakeFirstOrThrow(),
  );
  return { rows, count: counted.count };
}
