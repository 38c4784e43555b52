import { MENU } from '@ribambelle/back-office/menu.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { expect, story } from './stage/story.ts';
import { inspectionOf } from './stage/inspection.ts';

for (const language of LANGUAGES) {
  story.describe(`in ${language}, on a desk and on a phone`, () => {
    story.use({ language });
    story.slow();

    story('staff meet no barrier', async ({ secretary }) => {
      const inspection = inspectionOf(secretary.page);
      expect.soft(await inspection.open(`${secretary.origin}/`)).toEqual([]);
      await secretary.signIn('administrator');
      const paths = MENU.flatMap(({ entries }) => entries.map(({ path }) => path));
      for (const path of [...paths, '/account']) {
        expect.soft(await inspection.open(`${secretary.origin}${path}`)).toEqual([]);
        const cut = await secretary.page.locator('.office-table td').evaluateAll(cutFigures);
        expect.soft(cut, `cut off at ${path}`).toEqual([]);
      }
    });

    story('staff meet no barrier in the palette and in dialogs', async ({ secretary }) => {
      const { page, panel, words } = secretary;
      const inspection = inspectionOf(page);
      await secretary.signIn('administrator');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder(words.office.search_placeholder)).toBeVisible();
      expect.soft(await inspection.look()).toEqual([]);
      for (const [list, button] of [
        ['registrations?cancelled=false', words.registrations.cancel],
        ['payments?method=ONLINE&state=PAID', words.payments.refund],
        ['availabilities', words.availabilities.move],
      ] as const) {
        await secretary.goTo(`/${list}`);
        await page.getByRole('row').nth(1).click();
        await panel.getByRole('button', { name: button }).first().click();
        expect.soft(await inspection.look()).toEqual([]);
      }
      await secretary.goTo('/payments?method=TRANSFER');
      await page.getByRole('button', { name: words.views.save }).click();
      await expect(page.getByLabel(words.views.name)).toBeVisible();
      expect.soft(await inspection.look()).toEqual([]);
    });

    story('staff meet no barrier in panels and on pages of records', async ({ secretary }) => {
      const { page, panel, words } = secretary;
      const inspection = inspectionOf(page);
      await secretary.signIn('administrator');
      for (const list of ['registrations', 'payments', 'customers', 'participants', 'reviews']) {
        await secretary.goTo(`/${list}`);
        await page.getByRole('row').nth(1).click();
        await expect(panel).toBeVisible();
        expect.soft(await inspection.look()).toEqual([]);
      }
      for (const list of ['customers', 'registrations', 'activities']) {
        await secretary.goTo(`/${list}`);
        await page.getByRole('row').nth(1).click();
        if (list !== 'activities')
          await panel.getByRole('link', { name: words.records.open_page }).click();
        const tabs = page.locator('.office-tabs a');
        await expect(tabs.first()).toBeVisible();
        for (const tab of await tabs.all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-current', 'page');
          expect.soft(await inspection.look()).toEqual([]);
        }
      }
      for (const form of ['registrations/new', 'payments/new', 'availabilities/series']) {
        await secretary.goTo(`/${form}`);
        await expect(panel).toBeVisible();
        expect.soft(await inspection.look()).toEqual([]);
      }
    });
  });
}

/** Moments, amounts and communications that do not fit into their cell: half of one is a wrong one. */
function cutFigures(cells: Element[]): string[] {
  const parts = cells.flatMap((cell) => [cell, ...cell.querySelectorAll('*')]);
  return (
    parts
      // a sentence that somebody wrote may be cut: all of it shows when it is pointed at
      .filter((part) => part.textContent.length <= 40)
      .filter((part) => /\d[\s\u00a0\u202f]?(h|€)|\d:\d\d|\+\+\+/.test(part.textContent))
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => part.textContent)
  );
}
