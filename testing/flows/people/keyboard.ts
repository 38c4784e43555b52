import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;
/**
 * The largest number of stops checked on a page: more than its head, its bars and its forms have.
 */
const MOST_STOPS = 60;
const FEWEST_STOPS = 8;

/** A person without a mouse: moves with Tab, and every stop must be visible. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until this has the focus. */
  async goTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // the outline may appear in the next frame
      await expect.poll(() => this.page.evaluate(unseenFocus), 'the focus is seen').toBeNull();
    }
    throw new Error(`Not reached in ${MOST_STEPS} steps: ${target.toString()}`);
  }

  /**
   * Goes through a page from its top. Returns each stop that is completely invisible: outside the
   * window, or below an element fixed to an edge of it (WCAG 2.4.11).
   */
  async coveredStops(): Promise<string[]> {
    const focus_stops: string[] = [];
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(startAtTheTop);
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await this.page.keyboard.press('Tab');
      const stop = await this.page.evaluate(lookAtFocus);
      if (stop === 'outside') break;
      if (stop !== null) focus_stops.push(stop);
    }
    expect(stops, 'stops of the page').toBeGreaterThan(FEWEST_STOPS);
    return focus_stops;
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.type(text);
  }
}

/**
 * Returns the element that has the focus without showing it; null when the focus is visible or
 * outside the page.
 */
function unseenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body || element instanceof HTMLDialogElement)
    return null;
  const isMarked = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  const around = [
    element,
    element.closest('label'),
    element.parentElement,
    element.nextElementSibling,
  ];
  const has_mark =
    isMarked(getComputedStyle(element, '::after')) ||
    around.some((one) => one !== null && isMarked(getComputedStyle(one)));
  const { width, height } = element.getBoundingClientRect();
  return has_mark && width > 0 && height > 0 ? null : element.outerHTML.slice(0, 200);
}

function startAtTheTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Returns the element that has the focus while no part of it is visible once drawn; null when it is
 * visible, and `outside` after the last stop.
 */
async function lookAtFocus(): Promise<string | null> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  const element = document.activeElement;
  if (element === null || element === document.body) return 'outside';
  // a checkbox may be drawn by its label only
  const targets = [element, element.closest('label')].filter((one) => one !== null);
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const is_seen = targets.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return points.some(([x, y]) => {
      const top_element = document.elementFromPoint(left + x * width, top + y * height);
      return targets.some((target) => target.contains(top_element));
    });
  });
  return is_seen ? null : element.outerHTML.slice(0, 200);
}
