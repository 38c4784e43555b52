import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Secretary } from './secretary.ts';

/** The editor of a page, as its user sees it. */
export class PageEditor {
  readonly page: Page;
  readonly words: Secretary['words'];
  constructor({ page, words }: Secretary) {
    this.page = page;
    this.words = words;
  }
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }
  get outline(): Locator {
    return this.page.getByRole('region', { name: this.words.builder.outline });
  }
  row(name: string): Locator {
    return this.outline.locator('[data-row]', { hasText: name }).first();
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** The sections of the page in their order, as the outline names them. */
  async sections(): Promise<readonly string[]> {
    const names = this.outline.locator('.builder-rows').first().locator('> li > .builder-row');
    return (await names.locator('.builder-row-name span').allTextContents()).map((name) =>
      name.trim(),
    );
  }
  async seeSaved(): Promise<void> {
    await expect(this.page.getByText(this.words.builder.saved, { exact: true })).toBeVisible();
  }
  /** Publishes what is written; `press` counts, where the story does. */
  async publish(press = (what: Locator) => what.click()): Promise<void> {
    const { builder } = this.words;
    const question = this.page.getByRole('dialog', { name: builder.publishing });
    await press(this.button(builder.publish));
    await press(question.getByRole('button', { name: builder.publish_now }));
    await expect(question).toBeHidden();
  }
}
