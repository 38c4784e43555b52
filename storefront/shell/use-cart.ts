import { cartTotals, sortedItems, unexpiredItems } from '@ribambelle/domain/carts/cart-items.ts';
import { type Session, useSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect, useState } from 'react';

export type CartItem = NonNullable<Session['cart']>['items'][number];

/** The cart as the shell shows it: what still holds its places, in order, and its sums (1 §2.4). */
export interface ShownCart {
  /** Undefined while the browser asks who is there. */
  readonly session: Session | undefined;
  readonly items: readonly CartItem[];
  readonly totals: ReturnType<typeof cartTotals>;
}

/** The unexpired items of the cart; drawn again at the moment when the next one expires, without a call. */
export const useCart = (): ShownCart => {
  const session = useSession();
  const [now, setNow] = useState(() => new Date().toISOString());
  const items = session?.cart?.items ?? [];
  const live = sortedItems(unexpiredItems(items, now));
  const totals = cartTotals(items, now);
  const { expires_at } = totals;
  useEffect(() => {
    setNow(new Date().toISOString());
    if (expires_at === null) return undefined;
    const timer = setTimeout(() => setNow(new Date().toISOString()), Math.max(0, Date.parse(expires_at) - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [expires_at, session]);
  return { session, items: live, totals };
};
