import { holdUntil, isLive } from '@ribambelle/domain/carts/hold.ts';
import { lockPlaces } from '../availabilities/index.ts';
import { holdItems, loadItems, setCartOpen } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import { fittingItems } from './fitting-items.ts';

/**
 * Opens a cart again whose payment came to nothing (R11): its items get a fresh cart time if their places are still theirs; the
 * others stay expired. The cart is locked by the caller.
 */
export async function reopenCart(
  db: Db,
  input: {
    organiser_id: number;
    cart_id: number;
    item_ids: readonly number[];
    cart_minutes: number;
    now: string;
  },
): Promise<void> {
  const { organiser_id, cart_id, now } = input;
  const items = (await loadItems(db, { organiser_id, cart_id })).filter(({ id }) =>
    input.item_ids.includes(id),
  );
  // who still holds comes before who would have to take again
  const ordered = [
    ...items.filter((item) => isLive(item, now)),
    ...items.filter((item) => !isLive(item, now)),
  ];
  const except_item_ids = items.map(({ id }) => id);
  const places = await lockPlaces(db, {
    organiser_id,
    now,
    availability_ids: items.map((item) => item.availability_id),
    except_item_ids,
  });
  const item_ids = fittingItems(places, { items: ordered, now }).map(({ id }) => id);
  await Promise.all([
    holdItems(db, { organiser_id, item_ids, expires_at: holdUntil(now, input.cart_minutes) }),
    setCartOpen(db, { organiser_id, cart_id }),
  ]);
}
