import type { PageState } from '../page-state.ts';

interface Arrival {
  readonly state: PageState;
  /** True while the visitor has not navigated elsewhere between the address and the rendering. */
  readonly wanted: () => boolean;
  /** Renders the new page, synchronously. */
  readonly draw: () => void;
  readonly scroll: () => void;
}

/**
 * Shows a loaded page, unless it is no longer wanted: with a view transition where available, at
 * its URL, its title focused and announced.
 */
export function arriveAt({ state, wanted, draw, scroll }: Arrival): void {
  const change = () => {
    if (!wanted()) return;
    draw();
    document.title = state.title;
    document.documentElement.lang = state.language;
    scroll();
    focusTitle();
  };
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !('startViewTransition' in document)) change();
  else travel(change);
}

/** Moves the picture of the pressed card to the new page, when both show the same one. */
function travel(change: () => void): void {
  const { href } = window.location;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].find(
    (one) => one.href === href,
  );
  const before = link?.closest('article')?.querySelector('img');
  before?.style.setProperty('view-transition-name', 'picture');
  let after: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    before?.style.removeProperty('view-transition-name');
    change();
    after = before
      ? [...document.querySelectorAll<HTMLImageElement>('main img')].find(
          ({ src }) => src === before.src,
        )
      : undefined;
    after?.style.setProperty('view-transition-name', 'picture');
  });
  // one cut short by the next navigation shows nothing, which is no error
  transition.ready.catch(() => {});
  transition.finished
    .finally(() => after?.style.removeProperty('view-transition-name'))
    .catch(() => {});
}

/**
 * Focuses the title, so that a screen reader reads it; without a title, the main part. Nothing is
 * focused under a dialog that is still open, and the element that opened it is gone with its page:
 * then the title gets the focus once the dialog is closed.
 */
function focusTitle(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  const focus = () => {
    target.focus({ preventScroll: true });
    // on a low screen a picture can fill the whole view
    if (target.getBoundingClientRect().bottom > window.innerHeight)
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) focus();
  else dialog.addEventListener('close', focus, { once: true });
}
