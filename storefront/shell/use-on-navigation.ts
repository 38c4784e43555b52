import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { useEffect, useRef } from 'react';

/** Does something on any change of path, search or hash (1 §2.4), and nothing at first: what was opened before the page's code came stays open. */
export function useOnNavigation(act: () => void): void {
  const { path, search, hash } = useLocation();
  const pageUrl = path + search + hash;
  const before = useRef(pageUrl);
  useEffect(() => {
    if (before.current !== pageUrl) act();
    before.current = pageUrl;
  }, [pageUrl, act]);
}
