import { inOrder } from '../database/statements.ts';
import { holdUntil, isLive } from '@ribambelle/domain/carts/hold.ts';
import { holdItems, setCartOpen } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Locked, LockedItem } from '../kinds/index.ts';

/**
 * Opens a cart again whose payment came to nothing (R11): its items get a fresh cart time if their places are still theirs; the
 * others stay expired. The cart and the places are locked by the caller, without the holds of these items.
 */
export async function reopenCart(
  db: Db,
  input: {
    organiser_id: number;
    cart_id: number;
    items: readonly LockedItem[];
    locked: Locked;
    cart_minutes: number;
    now: string;
  },
): Promise<void> {
  const { organiser_id, cart_id, items, locked, now } = input;
  // who still holds comes before who would have to take again
  const ordered = [
    ...items.filter((item) => isLive(item, now)),
    ...items.filter((item) => !isLive(item, now)),
  ];
  const item_ids = locked.fitting(ordered).map(({ id }) => id);
  await inOrder(
    () => holdItems(db, { organiser_id, item_ids, expires_at: holdUntil(now, input.cart_minutes) }),
    () => setCartOpen(db, { organiser_id, cart_id }),
  );
}
