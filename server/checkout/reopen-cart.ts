import { inOrder } from '../database/statements.ts';
import { holdAgain, isLive } from '@ribambelle/domain/carts/hold.ts';
import { holdItemsUntil, setCartOpen } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Locked, LockedItem } from '../kinds/index.ts';

/**
 * Opens a cart again after a payment that failed (R11): its items get a fresh cart time if their
 * places are still theirs, up to the longest hold; the others stay expired. The caller has locked
 * the cart and the places, without the holds of these items.
 */
export async function reopenCart(
  db: Db,
  input: {
    cart_id: number;
    items: readonly LockedItem[];
    locked: Locked;
    cart_minutes: number;
    now: string;
  },
): Promise<void> {
  const { cart_id, items, locked, now } = input;
  // items that still hold places come before those that would have to take them again
  const liveFirst = [
    ...items.filter((item) => isLive(item, now)),
    ...items.filter((item) => !isLive(item, now)),
  ];
  const at = { now, cart_minutes: input.cart_minutes };
  const holds = locked.fitting(liveFirst).map(({ id, created_at }) => ({
    id,
    expires_at: holdAgain({ added_at: created_at }, at),
  }));
  await inOrder(
    () => holdItemsUntil(db, holds),
    () => setCartOpen(db, cart_id),
  );
}
