import type { Page } from '@playwright/test';
import { expect, story } from './stage/story.ts';

/** Returns the query of the address, decoded. */
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

story.describe('in French on a phone', () => {
  story.use({ language: 'fr', width: 390 });

  story(
    'Back undoes one choice after another, Forward restores them, and a shared address shows the same',
    async ({ page, parent, words }) => {
      const { catalogue } = words;
      const main = page.getByRole('main');
      const count = main.getByRole('heading', { level: 2, name: /activités?$/ });
      await parent.goTo('');
      await parent.arriveAt('/activities');
      const all = await count.innerText();

      const search = main.getByRole('searchbox', { name: catalogue.search });
      await search.pressSequentially('sta', { delay: 30 });
      await expect.poll(() => query(page)).toBe('?search=sta');
      await search.pressSequentially('ge', { delay: 30 });
      await expect.poll(() => query(page)).toBe('?search=stage');
      await expect(count).not.toHaveText(all);
      const count_after_search = await count.innerText();
      await page.getByRole('button', { name: catalogue.open_filters(0) }).click();
      const filters = page.getByRole('complementary', { name: catalogue.filters });
      await filters.getByRole('checkbox').first().click();
      await expect.poll(() => query(page)).toMatch(/^\?search=stage&\S+=\w+$/);
      const chosen_query = query(page);
      await filters.getByRole('button', { name: catalogue.close_filters }).click();
      await expect(
        page.getByRole('button', { name: catalogue.open_filters(1), exact: true }),
      ).toBeVisible();
      await expect(count).not.toHaveText(count_after_search);
      const count_text = await count.innerText();

      await page.goBack();
      await expect.poll(() => query(page)).toBe('?search=stage');
      await expect(search).toHaveValue('stage');
      await expect(
        page.getByRole('button', { name: catalogue.open_filters(0), exact: true }),
      ).toBeVisible();
      await page.goBack();
      await expect.poll(() => query(page)).toBe('');
      await expect(search).toHaveValue('');
      await expect(count).toHaveText(all);
      await page.goForward();
      await page.goForward();
      await expect.poll(() => query(page)).toBe(chosen_query);
      await expect(count).toHaveText(count_text);

      await parent.arriveAt(`/activities${chosen_query}`);
      await expect(count).toHaveText(count_text);
      await expect(search).toHaveValue('stage');
    },
  );
});

story.describe('in English on a desk', () => {
  story.use({ language: 'en', width: 1280 });

  story(
    'filters in one line narrow the cards below, and a popover stays open between choices',
    async ({ page, parent, words }) => {
      const { catalogue } = words;
      const main = page.getByRole('main');
      await parent.arriveAt('/agenda');
      const count = main.getByRole('heading', { level: 2 }).first();
      const cards = main.getByRole('article');
      const first = (await cards.first().getByRole('heading').textContent()) ?? '';
      const groups = main.locator('details');
      await groups.first().locator('summary').click();
      const boxes = groups.first().getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await expect.poll(() => query(page)).toMatch(/=\w+,\w+$/);
      await expect(boxes.nth(1)).toBeVisible();
      await expect(count).toHaveText(/^\d+ dates?$|^More than/);
      await page.keyboard.press('Escape');
      await expect(boxes.nth(1)).toBeHidden();
      await main.getByRole('searchbox', { name: words.catalogueDates.search }).fill('zzzzzzzz');
      await expect(main.getByText(catalogue.none_title, { exact: true })).toBeVisible();
      await main.getByRole('link', { name: catalogue.clear_filters }).last().click();
      await expect.poll(() => query(page)).toBe('');
      await expect(cards.first().getByRole('heading')).toHaveText(first);

      // the same dates in another view, which is then marked
      const tabs = main.getByRole('navigation', { name: 'Our dates' });
      await expect(tabs.locator('[aria-current]')).toHaveText('What’s on');
      await tabs.getByRole('link', { name: 'The week' }).click();
      await expect(page).toHaveURL(/\/week$/u);
      await expect(tabs.locator('[aria-current]')).toHaveText('The week');
    },
  );
});
