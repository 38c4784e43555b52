import { type Session, useSession } from '@ribambelle/ui/data/use-session.ts';
import { useEffect, useState } from 'react';

export type CartItem = NonNullable<Session['cart']>['items'][number];

/** The cart as the shell shows it: the items that still hold their places (1 §2.4). */
export interface ShownCart {
  /** Undefined until the browser knows who is signed in. */
  readonly session: Session | undefined;
  readonly items: readonly CartItem[];
}

/**
 * Returns the unexpired items of the cart; renders again at the moment when the next one expires,
 * without a call.
 */
export const useCart = (): ShownCart => {
  const session = useSession();
  const [now, setNow] = useState(0);
  const items = (session?.cart?.items ?? []).filter(
    ({ expires_at }) => Date.parse(expires_at) > now,
  );
  const next = Math.min(...items.map(({ expires_at }) => Date.parse(expires_at)));
  useEffect(() => {
    setNow(Date.now());
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [next, session]);
  return { session, items };
};
