import type { LockedPlaces } from '../../availabilities/index.ts';
import { itemsOf, type NewItem } from '../items.ts';

/** Returns when the dates of registrations begin, as they are under the lock. */
export function startsOf(places: LockedPlaces, items: readonly NewItem[]): readonly string[] {
  const ids = itemsOf('REGISTRATION', items).flatMap(({ date_ids }) => date_ids);
  return ids.flatMap((id) => places.dates.get(id)?.start_at ?? []);
}
