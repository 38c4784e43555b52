import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import type { Locator } from '@playwright/test';
import { pdfCodes, pdfPages } from '../reading/pdf-pictures.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';
import { keepPrinted } from './stage/printed.ts';

/** The printed part of a sheet, in points of the screen, with margins of twelve millimetres. */
const A4 = { width: 703, height: 1_032 };

inEach(tellings('badges', AT_A_DESK_AND_ON_A_PHONE), (scene) => {
  story(
    'a secretary chooses the columns of the list, prints sheets by group to be signed, and makes the badges of the day',
    async ({ secretary, presses }) => {
      const { page, words } = secretary;
      const { office, rosters, badges, filters } = words;
      const press = (what: Locator) => presses.press(what);
      await secretary.signIn('administrator');
      await secretary.openFromMenu('roster', press);
      await press(page.getByText(filters.day.tomorrow, { exact: true }));
      await expect(page).toHaveURL(/day=tomorrow/u);
      presses.print('list of tomorrow');
      const { day, count } = await dayWithPeople(secretary);

      // columns of the organiser, and one for a pen
      await secretary.goTo(`/roster?day=${day}&kind=REGISTRATION`);
      await press(page.getByRole('button', { name: office.columns.open }));
      await press(page.getByRole('checkbox', { name: /^(Photos|Photographs)$/ }));
      await press(page.getByRole('checkbox', { name: 'Signature' }));
      await expect(page).toHaveURL(/columns=[^&]*field-[a-z0-9]+[^&]*signature/u);
      await page.keyboard.press('Escape');
      await lookAt(page);
      if (scene.width < 600)
        await expect(page.locator('.office-card-said').first()).toContainText('Photos');

      const paper = await keepPrinted(page);
      await press(page.getByRole('button', { name: rosters.paper.open }));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(rosters.paper.by_what.PLACE);
      await lookAt(page);
      await press(dialog.getByRole('button', { name: rosters.paper.print }));
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(A4);
      await expect(paper).toBeVisible();
      const sheets = paper.locator('section');
      await expect(sheets.first().locator('thead h2')).toBeVisible();
      await expect(sheets.first().locator('thead')).toContainText('Signature');
      await expect(paper.locator('tbody tr')).toHaveCount(count);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4.width);
      await page.emulateMedia({ media: 'screen' });
      presses.print('sheets of a day');

      await page.setViewportSize({ width: scene.width, height: 800 });
      await secretary.goTo(`/roster?day=${day}`);
      await press(page.getByRole('button', { name: rosters.paper.open }));
      const link = dialog.getByRole('link', { name: badges.open });
      const opening = page.context().waitForEvent('page');
      await press(link);
      await (await opening).close();
      const answer = await page.request.get(
        `${secretary.origin}${(await link.getAttribute('href')) ?? ''}`,
      );
      presses.print('badges of a day');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect(answer.headers()['content-disposition']).toBeUndefined();
      const pdf = await answer.body();
      expect(pdfPages(pdf)).toBe(Math.ceil(count / 24));
      expect(pdfCodes(pdf)).toHaveLength(count);
    },
  );
});

/** Returns the next day on which more than three people are expected, and their number. */
async function dayWithPeople(secretary: {
  readonly origin: string;
  readonly page: { readonly request: { get: (url: string) => Promise<{ json: () => unknown }> } };
}): Promise<{ day: string; count: number }> {
  for (let ahead = 1; ahead < 60; ahead += 1) {
    const day = dayAhead(ahead);
    const url = `${secretary.origin}/api/back-office/roster?day=${day}&kind=REGISTRATION&page_size=1`;
    const answer = await (await secretary.page.request.get(url)).json();
    const count =
      typeof answer === 'object' && answer !== null && 'count' in answer ? answer.count : 0;
    if (typeof count === 'number' && count > 3) return { day, count };
  }
  throw new Error('Nobody is expected');
}
