import { expect, story } from './stage/story.ts';

story.use({ moves: true });

story(
  'nothing in the programme overlaps the header when it is scrolled',
  async ({ page, parent }) => {
    await parent.arriveAt('/activities');
    for (const depth of [300, 500, 700, 900]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), depth);
      expect(await page.evaluate(whatCoversTheHeader)).toEqual([]);
    }
    await page.locator('header').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fr$/);
  },
);

story.describe('on a phone', () => {
  story.use({ width: 390, hasTouch: true });

  story(
    'the first tap on a link to the form leads there, and going back restores the position',
    async ({ page, parent, books }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      await parent.arriveAt(offer.path);
      await page.waitForLoadState('networkidle');
      const top = () => page.evaluate(() => Math.round(window.scrollY));
      await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
      for (const code of ['not yet there', 'there']) {
        // the code for navigation is loaded when the pointer first reaches a link
        if (code === 'there') await page.locator('header').getByRole('link').first().hover();
        await page.locator('a[href="#registration"]').filter({ visible: true }).tap();
        await expect(page).toHaveURL(/#registration$/);
        // anything that could move the page back has had time to
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(300);
        expect(await page.evaluate(topOfTheForm), code).toBeLessThan(200);
        await page.goBack();
        await expect.poll(top, code).toBe(90);
      }
    },
  );
});

function topOfTheForm(): number {
  return document.getElementById('registration')?.getBoundingClientRect().top ?? Infinity;
}

/** Returns the elements at twenty places across the header that do not belong to it. */
function whatCoversTheHeader(): string[] {
  const header = document.querySelector('header');
  if (header === null) return ['there is no header'];
  const { left, top, width, height } = header.getBoundingClientRect();
  const points = Array.from(
    { length: 20 },
    (_, index) => [left + (width * (index + 0.5)) / 20, top + height / 2] as const,
  );
  const elements = points.map(([x, y]) => document.elementFromPoint(x, y));
  return elements
    .filter((element) => !header.contains(element))
    .map((element) => element?.outerHTML.slice(0, 80) ?? 'nothing');
}
