import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { keepPrinted } from './stage/printed.ts';

/** A day on which no other story books: in five days. */
const DAY = dayAhead(5);

/** The printed part of a sheet, in points of the screen, with margins of a centimetre. */
const A4 = { width: 718, height: 1_047 };

for (const [language, width, court, hour] of tellings('day-list', [
  ['fr', 390, 0, 11],
  ['en', 1280, 1, 15],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a secretary finds a booking in the list of a day, opens it, and prints the day on A4',
      async ({ secretary }) => {
        const { page, panel, words } = secretary;
        const { resourceCalendar, registrations, rosters, office } = words;
        const inspection = inspectionOf(page);
        await secretary.signIn('administrator', `/resource-calendar?day=${DAY}`);
        const add = page.getByRole('button', {
          name: new RegExp(`^${resourceCalendar.add_in('')}`),
        });
        const label = await add.nth(court).getAttribute('aria-label');
        const resource = (label ?? '').slice(resourceCalendar.add_in('').length);
        await add.nth(court).click();
        // the hour of a first try is taken
        await panel
          .getByLabel(resourceCalendar.start)
          .fill(`${DAY}T${hour + story.info().retry}:00`);
        await panel.getByRole('combobox', { name: registrations.choose_family }).fill('a');
        await page.getByRole('option').first().click();
        const who = panel.getByRole('group', { name: resourceCalendar.participants });
        await who.locator('label').first().click();
        await panel.getByRole('button', { name: resourceCalendar.book, exact: true }).click();
        await expect(page).toHaveURL(/\/resource-calendar\/[a-z0-9]{20,}/u);

        await secretary.goTo(`/roster?day=${DAY}&kind=BOOKING`);
        await expect(page.getByText(resource).first()).toBeVisible();
        expect(await inspection.look()).toEqual([]);
        await page.getByText(resource).first().click();
        await expect(page).toHaveURL(/\/roster\/bookings\/[a-z0-9]{20,}\?/u);
        await expect(panel.getByRole('heading', { level: 2 })).toHaveText(resource);
        expect(await inspection.look()).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();

        const paper = await keepPrinted(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole('button', { name: office.columns.open }).click();
        await page.getByRole('button', { name: office.columns.print }).click();
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(A4);
        await expect(paper).toBeVisible();
        await expect(paper.locator('tr', { hasText: resource }).first()).toContainText(/18[,.]00/u);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4.width);
        await page.emulateMedia({ media: 'screen' });

        await secretary.goTo('/roster?day=2001-01-01');
        await expect(page.getByText(rosters.empty)).toBeVisible();
        expect(await inspection.look()).toEqual([]);
      },
    );
  });
}
