import type { PageUrl } from '@ribambelle/ui/router/page-url.ts';
import type { LoadedPage } from '../load-parts.ts';

/** The shown page, and whether another one is loading. */
export interface Shown {
  readonly page: LoadedPage;
  readonly pageUrl: PageUrl;
  readonly busy: boolean;
  /** The destination when its page failed to load. */
  readonly failed: PageUrl | null;
}

/** The store of the shown page; React listens to it. */
export interface ShownStore {
  readonly shown: () => Shown;
  readonly show: (change: Partial<Shown>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createShownStore(first: {
  readonly page: LoadedPage;
  readonly pageUrl: PageUrl;
}): ShownStore {
  let state: Shown = { ...first, busy: false, failed: null };
  const listeners = new Set<() => void>();
  return {
    shown: () => state,
    show: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
