import type { Locator, Page } from '@playwright/test';

/** From now on what the page would print stays, where the dialog of the browser would be; the page takes its own sheet away a moment later. */
export async function keepPrinted(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    window.print = () => {
      const printed = document.querySelector('.office-print')?.cloneNode(true);
      if (!(printed instanceof HTMLElement)) return;
      printed.dataset['printed'] = '';
      document.body.append(printed);
    };
  });
  return page.locator('.office-print[data-printed]');
}
