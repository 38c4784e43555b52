import { fromPeriods } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { CATALOGUE_COUNTED } from '../database/counted.ts';
import { type AvailabilityRead, matchingAvailabilities } from './availability-views.ts';

/** A page of dates of matching availabilities that start within [from, to), earliest first, and how many there are. */
export async function findDates(db: Db, read: AvailabilityRead & { from: string; to: string | null; limit: number; offset: number }) {
  let dates = db
    .selectFrom('availability_dates')
    .where('availability_dates.organiser_id', '=', read.organiser_id)
    .where('availability_dates.start_at', '>=', fromPeriods(read.from, read))
    .where('availability_dates.availability_id', 'in', matchingAvailabilities(db, read).select('availabilities.id'));
  if (read.to !== null) dates = dates.where('availability_dates.start_at', '<', read.to);
  const rows = await dates
    .innerJoin('availabilities', (join) =>
      join
        .onRef('availabilities.organiser_id', '=', 'availability_dates.organiser_id')
        .onRef('availabilities.id', '=', 'availability_dates.availability_id'),
    )
    .innerJoin('activities', (join) =>
      join.onRef('activities.organiser_id', '=', 'availabilities.organiser_id').onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .selectAll('availability_dates')
    .select(['availabilities.cuid as availability_cuid', 'activities.slug', 'activities.title'])
    .orderBy('availability_dates.start_at')
    .orderBy('availability_dates.id')
    .limit(read.limit)
    .offset(read.offset)
    .execute();
  const counted = await db
    .selectFrom(dates.select('availability_dates.id').limit(CATALOGUE_COUNTED).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: counted.count };
}
