import type { PageState } from '../page-state.ts';

interface Arrival {
  readonly state: PageState;
  /** Whether the visitor has not turned elsewhere between the address and the drawing. */
  readonly wanted: () => boolean;
  /** Draws the new page, at once. */
  readonly draw: () => void;
  readonly scroll: () => void;
}

/** Shows a page that has come, unless it is no longer wanted: with a view transition where there is one, at its URL, its title in focus and said aloud. */
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

/** The picture of the card that was pressed becomes the picture of the new page, when both show the same one. */
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
  // one that the next navigation cuts short shows nothing, and that is no error
  transition.ready.catch(() => {});
  transition.finished
    .finally(() => after?.style.removeProperty('view-transition-name'))
    .catch(() => {});
}

/**
 * A screen reader reads the new title because the focus is on it; without a title, on the main part. Nothing takes the focus under a dialog that
 * is still open, and the one that had opened it is gone with its page: then the title has it once the dialog is closed.
 */
function focusTitle(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  const focus = () => {
    target.focus({ preventScroll: true });
    // on a low screen a picture can fill all that is seen
    if (target.getBoundingClientRect().bottom > window.innerHeight)
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) focus();
  else dialog.addEventListener('close', focus, { once: true });
}
