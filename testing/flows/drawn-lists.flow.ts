import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

story.use({ moves: true });

story(
  'cards drawn by the server are followed without a reload, and replaced by newer ones',
  async ({ page, parent, words }) => {
    const main = page.getByRole('main');
    // those of the demo: activities of parallel stories have a time in their title, and may have no
    // dates yet
    const cards = main.getByRole('article').filter({ hasNotText: /\d{10}/ });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));

    await parent.arriveAt('/activities');
    const state = (await page.locator('#state').textContent()) ?? '';
    const first = (await cards.first().getByRole('heading').textContent()) ?? '';
    expect(state).not.toContain('price_from');
    expect(paths).not.toContain('/api/activities');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const hasStayed = () => page.evaluate(() => 'stayed' in window);

    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect(main.locator('a[href*="/availabilities/"]').first()).toBeVisible();
    await main.locator('a[href*="/availabilities/"]').first().click();
    await expect(page).toHaveURL(/\/availabilities\//);
    await page.goBack();
    await expect(main.locator('a[href*="/availabilities/"]').first()).toBeVisible();
    await page.goBack();
    const same = cards.filter({ has: page.getByRole('heading', { name: first, exact: true }) });
    await expect(same).toBeVisible();

    const count = main.getByRole('heading', { level: 2 }).first();
    const before = (await count.textContent()) ?? '';
    await main.getByRole('searchbox', { name: words.catalogue.search }).fill(first);
    await expect(count).not.toHaveText(before);
    await expect(same).toBeVisible();
    const count_text = (await count.textContent()) ?? '';
    await main.getByRole('searchbox', { name: words.catalogue.search }).fill('');
    // not the same number as before: parallel stories add activities
    await expect(count).not.toHaveText(count_text);
    expect(await hasStayed()).toBe(true);
  },
);

story(
  'going back before the next page is drawn shows the page of the address',
  async ({ page, parent }) => {
    await page.addInitScript(drawLate);
    await parent.arriveAt('/activities');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    const first = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/activities\/./);
    await page.goBack();
    await expect(page).toHaveURL(/\/activities$/);
    // longer than a late draw takes
    await page.waitForTimeout(1500);
    await expect(cards.first()).toContainText(first);
    await expect(main.getByRole('searchbox')).toBeVisible();
  },
);

/** Simulates a slow phone: changes are drawn a second after the address. */
function drawLate(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) =>
    start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (typeof change === 'function') await change();
    });
}

story.describe('on a phone', () => {
  story.use({ width: 390 });

  story(
    'the filter button shows the number of results, without a separate read when the page opens',
    async ({ page, parent, words }) => {
      const { catalogue } = words;
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      // a separate address: a page drawn for another story may be so old that it is read again at
      // once
      await parent.arriveAt(`/activities?seen=${ownNumber()}`);
      await page.getByRole('button', { name: catalogue.open_filters(0) }).click();
      const filters = page.getByRole('complementary', { name: catalogue.filters });
      const show = filters.getByRole('button', { name: catalogue.show_results(), exact: true });
      await expect(show).toBeVisible();
      expect(paths).not.toContain('/api/activities');

      const answer_of_search = page.waitForResponse((response) =>
        response.url().includes('/api/activities?'),
      );
      const first = filters.getByRole('checkbox').first();
      // it is ticked once the address has it, a moment after the click; and the drawer has stopped
      // moving
      await first.click();
      await expect(first).toBeChecked();
      const { count } = await (await answer_of_search).json();
      const results_button = filters.getByRole('button', { name: catalogue.show_results(count) });
      await expect(results_button).toBeVisible();
      await results_button.click();
      await expect(
        page.getByRole('heading', { level: 2, name: catalogue.results(count) }),
      ).toBeVisible();
    },
  );
});
