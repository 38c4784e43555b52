import { expect, story } from './stage/story.ts';

story(
  'cards that came drawn lead on without a reload, and newer ones take their place',
  async ({ page, parent, words }) => {
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    const mistakes: string[] = [];
    page.on('pageerror', ({ message }) => mistakes.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') mistakes.push(message.text());
    });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));

    await parent.arriveAt('/activities');
    const state = (await page.locator('#state').textContent()) ?? '';
    const first = (await cards.first().getByRole('heading').textContent()) ?? '';
    expect(state).not.toContain('price_from');
    expect(paths).not.toContain('/api/activities');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const stayed = () => page.evaluate(() => 'stayed' in window);

    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect(main.locator('a[href*="/availabilities/"]').first()).toBeVisible();
    await main.locator('a[href*="/availabilities/"]').first().click();
    await expect(page).toHaveURL(/\/availabilities\//);
    await page.goBack();
    await expect(main.locator('a[href*="/availabilities/"]').first()).toBeVisible();
    await page.goBack();
    await expect(cards.first()).toContainText(first);

    const count = main.getByRole('heading', { level: 2 }).first();
    const before = (await count.textContent()) ?? '';
    await main.getByRole('searchbox', { name: words.catalogue.search }).fill(first);
    await expect(count).not.toHaveText(before);
    await expect(cards.first()).toContainText(first);
    await main.getByRole('searchbox', { name: words.catalogue.search }).fill('');
    await expect(count).toHaveText(before);
    expect(await stayed()).toBe(true);
    expect(mistakes).toEqual([]);
  },
);
