import type { Db } from '../../database/transaction.ts';
import { type ClashRow, loadClashes, loadPresence, type WantedDate } from './clash-views.ts';

/**
 * A planned date: with its id when it is moved; null for a copy, which has no stand-ins and no
 * resources yet.
 */
export interface PlannedDate {
  readonly availability_id: number;
  readonly date_id: number | null;
  readonly start_at: string;
  readonly end_at: string;
}

/**
 * Finds the clashes of dates of many availabilities, with their people and resources; copies count
 * only the people attached to the original.
 */
export async function planClashes(
  db: Db,
  input: { readonly dates: readonly PlannedDate[]; readonly now: string },
): Promise<readonly ClashRow[]> {
  const { dates, now } = input;
  if (dates.length === 0) return [];
  const availability_ids = [...new Set(dates.map(({ availability_id }) => availability_id))];
  const rows = await loadPresence(db, availability_ids);
  const presence = Map.groupBy(rows, ({ availability_id }) => availability_id);
  const wishes = dates.map(({ availability_id, date_id, start_at, end_at }): WantedDate => {
    const ownPresence = presence.get(availability_id) ?? [];
    const people = ownPresence.filter(({ person }) => person !== null);
    const standIns = people.filter((one) => one.date_id !== null && one.date_id === date_id);
    const there = standIns.length > 0 ? standIns : people.filter((one) => one.date_id === null);
    const ids = (some: typeof people) => some.flatMap(({ person }) => person ?? []);
    const neededResources = ownPresence.filter(
      (one) => date_id !== null && (one.date_id === null || one.date_id === date_id),
    );
    return {
      availability_id,
      start_at,
      end_at,
      people: ids(there),
      occupied: ids(there.filter(({ is_occupied }) => is_occupied)),
      resources: neededResources.flatMap(({ resource }) => resource ?? []),
    };
  });
  return loadClashes(db, { wanted: wishes, now });
}
