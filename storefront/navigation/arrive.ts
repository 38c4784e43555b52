import type { PageState } from '../page-state.ts';

interface Arrival {
  readonly state: PageState;
  /** Draws the new page, at once. */
  readonly draw: () => void;
  readonly scroll: () => void;
}

/** Shows a page that has come: with a view transition where there is one, at its place, its title in focus and said aloud. */
export function arriveAt({ state, draw, scroll }: Arrival): void {
  const change = () => {
    draw();
    document.title = state.title;
    document.documentElement.lang = state.language;
    scroll();
    focusTitle();
  };
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}

/** A screen reader reads the new title because the focus is on it; without a title, on the main part. */
function focusTitle(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
