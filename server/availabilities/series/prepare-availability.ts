import { offerErrors } from '@ribambelle/domain/activities/offer-errors.ts';
import type { SeriesDate } from '@ribambelle/domain/availabilities/recurrence.ts';
import { isBefore } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../../database/transaction.ts';
import { keepTags } from '../../tags/index.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import {
  type AvailabilityColumns,
  type AvailabilityValues,
  keepLocation,
} from '../office/office-store.ts';

/**
 * Returns the values as columns. Refuses ages and times in the wrong order, a deposit above the
 * price, an unknown location.
 */
export async function checkedAvailability(
  db: Db,
  values: AvailabilityValues,
): Promise<AvailabilityColumns> {
  const { location, ...columns } = values;
  const { registrations_start_at: opens, registrations_end_at: closes } = columns;
  const reversed = opens !== null && closes !== null && isBefore(closes, opens);
  const fields = {
    ...offerErrors(columns),
    ...(reversed ? { registrations_end_at: 'TOO_SMALL' as const } : {}),
  };
  if (Object.keys(fields).length > 0) refuse('INVALID_REQUEST', fields);
  await keepTags(db, { list: 'availabilities', tags: columns.tags });
  if (location === null) return { ...columns, location_id: null };
  const location_id = await keepLocation(db, location);
  if (location_id === undefined) refuse('LOCATION_UNKNOWN', { location: 'LOCATION_UNKNOWN' });
  return { ...columns, location_id: orRefuse(location_id, 'LOCATION_UNKNOWN') };
}

/**
 * Refuses a date without length, such as one that is wholly in the hour skipped when summer time
 * begins.
 */
export function refuseEmptyDates(dates: readonly SeriesDate[]): void {
  if (dates.some(({ start_at, end_at }) => !isBefore(start_at, end_at)))
    refuse('TIME_INVALID', { end_time: 'TIME_INVALID' });
}
