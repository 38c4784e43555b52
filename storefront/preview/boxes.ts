import type { ElementBox } from '@ribambelle/api/pages/preview-messages.ts';

const TAG = '[data-builder-id]';
/** The most boxes of one message. */
const MOST = 300;

/**
 * Returns the places of all tagged elements in the window, in CSS pixels. A tag has no box of its
 * own: its place is all that is directly inside it. An element that draws nothing has none.
 */
export function boxesIn(root: ParentNode): ElementBox[] {
  const tags = [...root.querySelectorAll<HTMLElement>(TAG)];
  return tags
    .flatMap((tag) => {
      const rectangles = boxedIn(tag).map((one) => one.getBoundingClientRect());
      const drawn = rectangles.filter(({ width, height }) => width > 0 || height > 0);
      if (drawn.length === 0) return [];
      const left = Math.min(...drawn.map((one) => one.left));
      const top = Math.min(...drawn.map((one) => one.top));
      const width = Math.max(...drawn.map((one) => one.right)) - left;
      const height = Math.max(...drawn.map((one) => one.bottom)) - top;
      return [{ id: tag.dataset['builderId'] ?? '', left, top, width, height }];
    })
    .slice(0, MOST);
}

/**
 * Returns the height, in CSS pixels, of the part of the window that the header of the site covers
 * while it sticks to the top; 0 for a header that goes away with the page.
 */
export function coveredIn(root: ParentNode): number {
  const header = root.querySelector('header');
  if (header === null || getComputedStyle(header).position !== 'sticky') return 0;
  return Math.max(0, header.getBoundingClientRect().bottom);
}

/** Returns the elements directly inside a tag that have boxes; a tag inside it is looked into. */
export function boxedIn(tag: Element): readonly Element[] {
  return [...tag.children].flatMap((child) => (child.matches(TAG) ? boxedIn(child) : [child]));
}

/** The tag of an element by its id; null while it draws nothing. */
export function tagOf(root: ParentNode, id: string): Element | null {
  return (
    [...root.querySelectorAll<HTMLElement>(TAG)].find((tag) => tag.dataset['builderId'] === id) ??
    null
  );
}

/**
 * Reports the places of all elements, and what covers the top of the window, whenever they may have
 * changed, at most once a frame and never the same ones twice. Returns a function to call after
 * each drawing.
 */
export function watchBoxes(
  report: (places: { boxes: ElementBox[]; covered: number }) => void,
): () => void {
  let last = '';
  let waiting = false;
  const measure = () => {
    waiting = false;
    const places = { boxes: boxesIn(document), covered: coveredIn(document) };
    const text = JSON.stringify(places);
    if (text === last) return;
    last = text;
    report(places);
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(soon);
  window.addEventListener('scroll', soon, { passive: true, capture: true });
  window.addEventListener('resize', soon);
  return () => {
    sizes.disconnect();
    sizes.observe(document.body);
    for (const tag of document.querySelectorAll(TAG))
      for (const boxed of boxedIn(tag)) sizes.observe(boxed);
    soon();
  };
}
