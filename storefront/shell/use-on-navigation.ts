import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useEffect, useRef } from 'react';

/** Does something on any change of path, search or hash (1 §2.4), and nothing at first: what was opened before the page's code came stays open. */
export function useOnNavigation(act: () => void): void {
  const { path, search, hash } = useLocation();
  const place = path + search + hash;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) act();
    before.current = place;
  }, [place, act]);
}
