import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const AN_HOUR = 3_600;

for (const [language, width, court] of tellings('halls', [
  ['fr', 390, 0],
  ['en', 1280, 1],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a course that needs a court is in the calendar of the court, and nobody can book it then',
      async ({ page, parent, secretary, books, words }) => {
        const { availabilities, resourceCalendar } = secretary.words;
        const main = page.getByRole('main');
        const course = await books.courseOf(
          'admin@demo.test',
          `Mini-tennis ${language} ${ownNumber()}`,
        );
        await page.goto(`/${language}/activities/${course.slug}`);
        const date = await main.locator('a[href*="/availabilities/"]').first().getAttribute('href');
        const availability = date?.split('/').at(-1) ?? '';
        const answer = await page.request.get(`/api/availabilities/${availability}`);
        const { start_at } = await answer.json();
        await parent.arriveAt('/resources');
        const path =
          (await main.getByRole('article').nth(court).getByRole('link').getAttribute('href')) ?? '';
        const address = `/cart/bookings/add?${new URLSearchParams({
          resource: path.split('/').at(-1) ?? '',
          start_at,
          duration: String(AN_HOUR),
        })}`;
        await parent.arriveAt(address);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.resources.add_title);

        await secretary.signIn('administrator', `/availabilities/${availability}`);
        const shared = secretary.panel.locator('#exclusions');
        await shared.locator('summary').click();
        await shared.getByLabel(availabilities.needs, { exact: true }).click();
        await secretary.page.getByRole('option').nth(court).click();
        await shared.getByLabel(availabilities.needs, { exact: true }).press('Tab');
        const save = shared.getByRole('button', {
          name: availabilities.exclusions_save,
        });
        await save.click();
        await expect(save).toHaveCount(0);
        await secretary.goTo(`/resource-calendar?day=${start_at.slice(0, 10)}`);
        const course_entry = secretary.page
          .locator('[data-kind=PLANNED]')
          .filter({ hasText: course.title });
        await expect(course_entry).toContainText(resourceCalendar.registered(0));
        expect(await inspectionOf(secretary.page).look()).toEqual([]);

        await parent.arriveAt(address);
        await expect(main).toContainText(words.resources.gone_title);

        await course_entry.click();
        await expect(secretary.panel).toContainText(course.title);
      },
    );
  });
}
