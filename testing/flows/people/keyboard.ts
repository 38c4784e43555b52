import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

/** Somebody without a mouse: goes with Tab, and every stop must be seen. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tab after Tab until this has the focus. */
  async goTo(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      // a mark may come with the next frame
      await expect.poll(() => this.page.evaluate(unseenFocus), 'the focus is seen').toBeNull();
    }
    throw new Error(`Not reached in ${MOST_STEPS} steps: ${target.toString()}`);
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

/** What has the focus without showing it, or null: outside the page nothing is asked. */
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
  const marked =
    isMarked(getComputedStyle(element, '::after')) ||
    around.some((one) => one !== null && isMarked(getComputedStyle(one)));
  const { width, height } = element.getBoundingClientRect();
  return marked && width > 0 && height > 0 ? null : element.outerHTML.slice(0, 200);
}
