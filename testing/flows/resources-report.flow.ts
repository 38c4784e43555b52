import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

for (const [language, width] of tellings('resources-report', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a secretary reads the report of resources, and opens the bookings of a weekday and of a court',
      async ({ secretary }) => {
        const { page, words } = secretary;
        const { reports, bookings } = words;
        const inspection = inspectionOf(page);
        await secretary.signIn('administrator', '/reports');
        await page.getByRole('link', { name: reports.reports.resources.title }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          reports.reports.resources.title,
        );
        // staff of the demo book the first court each evening of today
        const court = page
          .getByRole('row')
          .filter({ has: page.getByRole('link') })
          .first();
        await expect(court).toContainText(/\d\s*h/u);
        expect(await inspection.look()).toEqual([]);
        await page.getByText(reports.dimensions.weekday, { exact: true }).click();
        await expect(page).toHaveURL(/by=weekday/u);
        await expect(page.getByRole('table')).toContainText(/lundi|monday/iu);
        expect(await inspection.look()).toEqual([]);
        // a day of the week leads to the bookings that begin on it
        await page.getByRole('row').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/bookings\?.*weekday=[1-7]/u);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookings.title);
        expect(await inspection.look()).toEqual([]);
        await page.goBack();
        await page.getByText(reports.dimensions.resource, { exact: true }).first().click();
        await court.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/bookings\?.*resource=/u);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookings.title);
      },
    );
  });
}
