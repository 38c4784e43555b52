import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import type { Refusal } from '@ribambelle/domain/base/refusal.ts';
import { decideTogether, type LockedPlaces } from '../availabilities/index.ts';
import type { LockedItem } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { heldOnce } from '../registrations/index.ts';

/**
 * Decides again under the lock what may still be bought (R31), and that nobody got a place on the same date meanwhile, from staff (R27).
 * One item that may not refuses the whole, with its reason under `items.<id>`.
 */
export async function refuseGone(
  db: Db,
  input: {
    organiser_id: number;
    places: LockedPlaces;
    items: readonly LockedItem[];
    now: string;
  },
): Promise<void> {
  const { organiser_id, places, items, now } = input;
  const decision = decideTogether(places, items, { now, held: true });
  if (!decision.ok) refuseItems(decision, items);
  const once = await heldOnce(db, { organiser_id, wanted: items, now, except: { carts: true } });
  if (!once.ok) refuseItems(once, items);
}

/** Blames the items by the index that stands before each field. */
function refuseItems(refusal: Refusal<ErrorCode>, items: readonly LockedItem[]): never {
  const reasons = Object.entries(refusal.fields).flatMap(([field, code]) => {
    const item = items[Number(field.split('.')[0])];
    return item === undefined ? [] : [[`items.${item.id}`, code] as const];
  });
  return refuse(refusal.refused, Object.fromEntries(reasons));
}
