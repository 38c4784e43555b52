import { expect, story } from './stage/story.ts';

story(
  'nothing of the programme lies over the header when it is scrolled',
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

/** What is met at twenty places across the header that does not belong to it. */
function whatCoversTheHeader(): string[] {
  const header = document.querySelector('header');
  if (header === null) return ['there is no header'];
  const { left, top, width, height } = header.getBoundingClientRect();
  const places = Array.from(
    { length: 20 },
    (_, index) => [left + (width * (index + 0.5)) / 20, top + height / 2] as const,
  );
  const met = places.map(([x, y]) => document.elementFromPoint(x, y));
  return met
    .filter((element) => !header.contains(element))
    .map((element) => element?.outerHTML.slice(0, 80) ?? 'nothing');
}
