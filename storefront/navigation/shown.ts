import type { PageUrl } from '@ribambelle/ui/router/page-url.ts';
import type { LoadedPage } from '../load-parts.ts';

/** What is shown, and whether something else is on its way. */
export interface Shown {
  readonly page: LoadedPage;
  readonly pageUrl: PageUrl;
  readonly busy: boolean;
  /** Where one wanted to go when the page did not come. */
  readonly failed: PageUrl | null;
}

/** The one that knows what is shown; React listens to it. */
export interface ShownStore {
  readonly shown: () => Shown;
  readonly show: (change: Partial<Shown>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createShownStore(first: {
  readonly page: LoadedPage;
  readonly pageUrl: PageUrl;
}): ShownStore {
  let shown: Shown = { ...first, busy: false, failed: null };
  const listeners = new Set<() => void>();
  return {
    shown: () => shown,
    show: (change) => {
      shown = { ...shown, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
