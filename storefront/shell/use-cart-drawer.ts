import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useEffect, useRef, useState } from 'react';

interface CartDrawerState {
  readonly open: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Returns whether the cart drawer is open (1 §2.4): it opens by its button and when the count of
 * items grows, except on /checkout and over a dialog in which somebody is still ordering; it closes
 * when the count drops to zero and when path, query or hash change. `count` is undefined until it
 * is known.
 */
export const useCartDrawer = (count: number | undefined): CartDrawerState => {
  const { path, search, hash } = useLocation();
  const [open, setOpen] = useState(false);
  const last_count = useRef<number | undefined>(undefined);
  useEffect(() => setOpen(false), [path, search, hash]);
  useEffect(() => {
    const before = last_count.current;
    last_count.current = count;
    if (count === undefined || before === undefined) return;
    const busy = path === '/checkout' || document.querySelector('dialog[open]') !== null;
    if (count > before && !busy) setOpen(true);
    if (count === 0 && before > 0) setOpen(false);
  }, [count, path]);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
};
