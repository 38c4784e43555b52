import { splitLanguage } from '@ribambelle/domain/base/languages.ts';

/** A press in an element. */
export interface Pressed {
  readonly id: string;
  /** The innermost element under the pointer. */
  readonly target: HTMLElement;
  readonly x: number;
  readonly y: number;
}

interface Presses {
  /** True for an element in which somebody is writing: presses in it move the caret. */
  readonly isWritten: (target: Node) => boolean;
  readonly pressed: (press: Pressed) => void;
  /** A link to a page of the site was followed: outside the elements, or with Ctrl. */
  readonly followed: (path: string) => void;
}

/**
 * Takes all presses in a page that is being written: none does what it would do online. A press in
 * an element chooses it; a link of the header or the footer, and any link with Ctrl or Command,
 * is followed by the office.
 */
export function takePresses({ isWritten, pressed, followed }: Presses): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    stop(event);
    if (isWritten(target)) return;
    const tag = target.closest<HTMLElement>('[data-builder-id]');
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const path = link === null ? null : pathOf(link);
    if (path !== null && (tag === null || event.ctrlKey || event.metaKey)) followed(path);
    else if (tag !== null)
      pressed({
        id: tag.dataset['builderId'] ?? '',
        target: target instanceof HTMLElement ? target : tag,
        x: event.clientX,
        y: event.clientY,
      });
  };
  window.addEventListener('click', press, true);
  for (const kind of ['auxclick', 'submit', 'dragstart', 'reset'])
    window.addEventListener(kind, stop, true);
  // the list of a select opens before any click
  window.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof HTMLSelectElement) event.preventDefault();
    },
    true,
  );
}

/** Returns the path without language of a link to another page of the site; null for any other. */
export function pathOf(link: HTMLAnchorElement): string | null {
  const url = URL.parse(link.href, window.location.href);
  if (url === null || url.origin !== window.location.origin) return null;
  const { path } = splitLanguage(url.pathname);
  const isHere = path === splitLanguage(window.location.pathname).path;
  return isHere || /^\/(files|api|pictures|assets)\//.test(path) ? null : path;
}
