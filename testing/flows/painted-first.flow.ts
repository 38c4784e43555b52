import type { Page } from '@playwright/test';
import { expect, story } from './stage/story.ts';

interface Began {
  readonly painted: number;
  readonly code: number;
  readonly styles: number;
}

const CODE = /\/assets\/client-[^/]+\.js$/;
const FIRST_PICTURE = 'img[fetchpriority=high]';

/** Returns the first paint and other moments, in milliseconds since the page was requested. */
const beginnings = (page: Page): Promise<Began> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const begunAt = (part: string) =>
      files.find(({ name }) => name.includes(part))?.startTime ?? Number.NaN;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      painted: paint?.startTime ?? Number.NaN,
      code: begunAt('/assets/client-'),
      styles: begunAt('/assets/style-'),
    };
  });

/** Delays the first pictures by milliseconds; 0 for pictures that never come. */
const delayPictures = (page: Page, millis: number) =>
  page.route(/\/(pictures|files)\//, async (route) => {
    if (millis === 0) return;
    await new Promise((resolve) => setTimeout(resolve, millis));
    await route.continue();
  });

story.describe('on a phone', () => {
  story.use({ width: 390 });

  for (const path of ['', '/activities'])
    story(
      `the page at “${path}” is painted before its code is requested`,
      async ({ page, parent }) => {
        await parent.arriveAt(path);
        const { styles, painted, code } = await beginnings(page);
        expect(styles).toBeLessThan(painted);
        expect(code).toBeGreaterThan(painted);
      },
    );

  story('the code waits for the first picture', async ({ page, parent }) => {
    await delayPictures(page, 700);
    await parent.arriveAt('/activities');
    const { painted, code } = await beginnings(page);
    const picture_at = await page.locator(FIRST_PICTURE).first().evaluate(comeAt);
    expect(picture_at).toBeGreaterThan(painted);
    expect(code).toBeGreaterThan(picture_at);
  });

  story('a picture that never arrives does not block the code', async ({ page, parent }) => {
    await delayPictures(page, 0);
    const code = page.waitForRequest(CODE);
    await page.goto('/fr/activities', { waitUntil: 'commit' });
    await code;
    await expect(parent.cartButton).toBeVisible();
  });

  story('a visitor who touches the page does not have to wait', async ({ page, words }) => {
    // the page never gives up waiting
    await page.clock.install();
    await delayPictures(page, 0);
    await page.goto('/fr/activities', { waitUntil: 'commit' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const menu = page.getByRole('button', { name: words.shell.menu_open });
    await expect(menu).toBeVisible();
    await page.waitForTimeout(300);
    expect(requests.filter((url) => CODE.test(url))).toEqual([]);
    const code = page.waitForRequest(CODE);
    await menu.click();
    await code;
  });
});

/** Returns the moment at which the file of a picture was complete. */
function comeAt(picture: Element): number {
  const { src } = picture instanceof HTMLImageElement ? picture : { src: '' };
  return performance.getEntriesByName(src)[0]?.toJSON().responseEnd ?? Number.NaN;
}
