import { atOnce } from '../database/statements.ts';
import type {
  Availability,
  AvailabilityDate,
} from '@ribambelle/domain/availabilities/availability.ts';
import type { Db } from '../database/transaction.ts';
import { type AvailabilityRow, loadAvailabilities, loadDates } from './availability-facts.ts';
import { decidedStatus, statusOf } from './office/column-values.ts';

/**
 * An availability with all facts that decide whether a visitor can register, and its row for the
 * rest.
 */
export interface SeenAvailability {
  readonly row: AvailabilityRow;
  readonly availability: Omit<Availability, 'dates'> & {
    readonly dates: (AvailabilityDate & { readonly cuid: string })[];
  };
}

/**
 * Loads availabilities by their ids, with the facts that the rules need: two queries, whatever
 * their number.
 */
export async function loadSeenAvailabilities(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SeenAvailability>> {
  const [rows, dates] = await atOnce(
    () => loadAvailabilities(db, ids),
    () => loadDates(db, ids),
  );
  const datesOf = Map.groupBy(dates, (date) => date.availability_id);
  return new Map(
    rows.map((row) => [row.id, { row, availability: seen(row, datesOf.get(row.id) ?? []) }]),
  );
}

/** Returns the facts of an availability that its rules need. */
export function seen(
  row: AvailabilityRow,
  dates: Awaited<ReturnType<typeof loadDates>>,
): SeenAvailability['availability'] {
  return {
    start_at: row.start_at,
    end_at: row.end_at,
    registrations_start_at: row.registrations_start_at,
    registrations_end_at: row.registrations_end_at,
    allow_registrations_after_start: row.allow_registrations_after_start,
    capacity: row.capacity,
    // a place offered to somebody who waits is taken for everybody else
    registered: row.registered + row.offered,
    status: decidedStatus(row),
    dates: dates.map(({ id, cuid, start_at, end_at, status, capacity, registered, offered }) => ({
      id,
      cuid,
      start_at,
      end_at,
      status: statusOf(status),
      capacity,
      registered: registered + offered,
    })),
  };
}
