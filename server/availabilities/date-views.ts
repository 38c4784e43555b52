import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import { fromPeriods } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { AvailabilityRead } from './availability-read.ts';
import { matchingAvailabilities } from './availability-views.ts';

/** A page of dates of matching availabilities that start within [from, to), earliest first, and how many there are. */
export async function findDates(
  db: Db,
  read: AvailabilityRead & { from: string; to: string | null; limit: number; offset: number },
) {
  let dates = db
    .selectFrom('availability_dates')
    .where('availability_dates.organiser_id', '=', read.organiser_id)
    .where('availability_dates.start_at', '>=', fromPeriods(read.from, read))
    .where(
      'availability_dates.availability_id',
      'in',
      matchingAvailabilities(db, read).select('availabilities.id'),
    );
  if (read.to !== null) dates = dates.where('availability_dates.start_at', '<', read.to);
  const page = dates
    .selectAll('availability_dates')
    .orderBy('availability_dates.start_at')
    .orderBy('availability_dates.id')
    .limit(read.limit)
    .offset(read.offset);
  const shown = db
    .selectFrom(page.as('page'))
    .innerJoin('availabilities', (join) =>
      join
        .onRef('availabilities.organiser_id', '=', 'page.organiser_id')
        .onRef('availabilities.id', '=', 'page.availability_id'),
    )
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .selectAll('page')
    .select(['availabilities.cuid as availability_cuid', 'activities.slug', 'activities.title'])
    .orderBy('page.start_at')
    .orderBy('page.id');
  const counting = db
    .selectFrom(
      dates.select('availability_dates.id').limit(countedUpTo(read.offset)).as('matching'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));
  const [rows, counted] = await Promise.all([shown.execute(), counting.executeTakeFirstOrThrow()]);
  return { rows, count: counted.count };
}
