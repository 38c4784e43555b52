import type { Availability } from '@ribambelle/domain/availabilities/availability.ts';
import type { Db } from '../database/transaction.ts';
import { type AvailabilityRow, loadAvailabilities, loadDates } from './availability-facts.ts';
import { statusOf } from './column-values.ts';

/** An availability with all that decides whether a visitor can register, and its row for the rest. */
export interface SeenAvailability {
  readonly row: AvailabilityRow;
  readonly availability: Availability;
}

/** Availabilities by their ids, with what the rules about them ask: two queries, however many. */
export async function loadSeenAvailabilities(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, SeenAvailability>> {
  const [rows, dates] = await Promise.all([loadAvailabilities(db, input), loadDates(db, input)]);
  const datesOf = Map.groupBy(dates, (date) => date.availability_id);
  return new Map(
    rows.map((row) => [row.id, { row, availability: seen(row, datesOf.get(row.id) ?? []) }]),
  );
}

function seen(row: AvailabilityRow, dates: Awaited<ReturnType<typeof loadDates>>): Availability {
  const {
    start_at,
    end_at,
    registrations_start_at,
    registrations_end_at,
    allow_registrations_after_start,
    capacity,
    registered,
  } = row;
  return {
    start_at,
    end_at,
    registrations_start_at,
    registrations_end_at,
    allow_registrations_after_start,
    capacity,
    registered,
    status: statusOf(row.status),
    dates: dates.map((date) => ({
      ...date,
      status: statusOf(date.status),
    })),
  };
}
