import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useEffect, useRef } from 'react';

/**
 * Calls `act` on any change of path, search or hash (1 §2.4), but not at first: a panel opened
 * before the page's code was loaded stays open.
 */
export function useOnNavigation(act: () => void): void {
  const { path, search, hash } = useLocation();
  const pageUrl = path + search + hash;
  const before = useRef(pageUrl);
  useEffect(() => {
    if (before.current !== pageUrl) act();
    before.current = pageUrl;
  }, [pageUrl, act]);
}
