import { earliest } from '@ribambelle/domain/base/instants.ts';
import { unexpiredItems } from '@ribambelle/domain/carts/cart-items.ts';
import { useEffect, useState } from 'react';
import type { Cart } from './cart.ts';

type Item = Cart['items'][number];

/**
 * Returns the items that still hold their places; an item disappears at the moment it expires
 * (3 §4).
 */
export function useUnexpired(items: readonly Item[]): readonly Item[] {
  const [now, setNow] = useState(() => new Date().toISOString());
  const live = unexpiredItems(items, now);
  const next = earliest(live.map((item) => item.expires_at));
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(
      () => setNow(new Date().toISOString()),
      Math.max(0, Date.parse(next) - Date.now()) + 50,
    );
    return () => clearTimeout(timer);
  }, [next]);
  return live;
}
