import type { Locator, Page } from '@playwright/test';

/**
 * Keeps the printed pages in place of the browser's dialog; the page itself removes its sheet a
 * moment later. Returns the sheet.
 */
export async function keepPrinted(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    window.print = () => {
      const copy = document.querySelector('.office-print')?.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return;
      copy.dataset['printed'] = '';
      document.body.append(copy);
    };
  });
  return page.locator('.office-print[data-printed]');
}
