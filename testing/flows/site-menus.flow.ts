import type { Locator, Page } from '@playwright/test';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, tellings } from './stage/tellings.ts';

/** Links of the menu of the demo: one of the second level, and one above it on the page. */
const PARENT = '/week';
const HIGHER = '/activities/bal-folk-du-dimanche';

/** Sees a link in the column of its menu at a desk, and unfolded with its menu on a phone. */
async function seeMenus(site: Page, name: string): Promise<void> {
  const link = site.locator('header').getByRole('link', { name, exact: true });
  const menu = site.locator('header details', { has: site.getByText(name, { exact: true }) });
  const lefts = () =>
    menu
      .locator('ul')
      .first()
      .locator('> li')
      .evaluateAll((columns) => [
        ...new Set(columns.map((column) => Math.round(column.getBoundingClientRect().left))),
      ]);
  await menu.locator('summary').click();
  await expect(link).toBeVisible();
  expect((await lefts()).length).toBeGreaterThan(1);
  await lookAt(site);
  await site.keyboard.press('Escape');
  await site.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeHidden();
  await site.locator('header button[aria-expanded], header button[popovertarget]').first().click();
  await menu.locator('summary').click();
  await expect(link).toBeVisible();
  expect(await lefts()).toHaveLength(1);
  await lookAt(site);
}

inEach(tellings('site-menus', AT_A_DESK), () => {
  story(
    'a link is dragged to the third level of the menu, or moved there by keys',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { 'office-site': texts, 'office-themes': themes } = textsFor(words.language);
      await secretary.signIn('administrator', '/site');
      const part = page.locator('#menu');
      const press = (what: Locator) => presses.press(what);
      const rowOf = (href: string) =>
        part.locator('.office-menu-row', { has: page.getByText(href, { exact: true }) });
      await press(part.getByRole('button', { name: texts.add_link, exact: true }));
      await page.keyboard.type('Lire avant de venir');
      await part.getByLabel(texts.link, { exact: true }).focus();
      await page.keyboard.type('terms');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await lookAt(page);
      const added = part.locator('.office-menu-row', { hasText: 'Lire avant de venir' });
      await expect(added).toContainText('/terms');
      await rowOf(HIGHER).evaluate((row) => row.scrollIntoView());
      await presses.carry(() => added.dragTo(rowOf(PARENT)));
      await expect(part.getByRole('status')).toHaveText(themes.link_moved(1, 3));
      const see = part.getByRole('button', { name: texts.see_before });
      const [site] = await Promise.all([page.waitForEvent('popup'), press(see)]);
      presses.print('link dragged to the third level');
      await seeMenus(site, 'Lire avant de venir');
      await site.close();

      await presses.carry(async () => {
        await rowOf('/dates').locator('[data-link]').focus();
        await page.keyboard.press('Alt+ArrowRight');
      });
      presses.print('link moved there by keys');
      await expect(part.getByRole('status')).toContainText(themes.link_moved(4, 3));
      await expect(rowOf('/dates').locator('[data-link]')).toBeFocused();
    },
  );
});
