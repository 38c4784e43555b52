import type { Locator } from '@playwright/test';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of tellings('week', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a family looks through a week of courses, chooses two and adds them together',
      async ({ page, parent, books, words }) => {
        story.slow();
        const { schedule } = words.catalogueDates;
        const course = await books.courseOf('admin@demo.test', `Ukulélé ${ownNumber()}`);
        const main = page.getByRole('main');
        await parent.arriveAt('/week');
        expect(await inspectionOf(page).look()).toEqual([]);
        const entries = await page.evaluate(() => history.length);
        const before = page.url();
        await visible(main.getByRole('link', { name: schedule.next, exact: true })).click();
        await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/u);
        // days add no entries: going back leaves the week
        expect(await page.evaluate(() => history.length)).toBe(entries);
        expect(page.url()).not.toBe(before);

        await main.getByRole('searchbox').fill(course.title);
        await expect(page).toHaveURL(/search=/u);
        const bar = page.getByRole('region', { name: schedule.selection });
        await expect(bar).toContainText(schedule.nothing_chosen);
        const go_on = bar.getByRole('button', { name: schedule.register });
        await expect(go_on).toBeDisabled();
        for (const count of [1, 2]) {
          const free = visible(main.getByRole('button', { pressed: false, name: course.title }));
          const jump = visible(main.getByRole('link', { name: schedule.jump_on_to('').trim() }));
          await expect(free.or(jump).first()).toBeVisible();
          if ((await free.count()) === 0) {
            await jump.first().click();
            await expect(free.first()).toBeVisible();
          }
          // results about to be replaced cannot be reached
          await expect(main.locator('[aria-busy]')).toHaveCount(0);
          await free.first().press('Enter');
          await expect(bar).toContainText(schedule.chosen(count));
        }
        expect(await inspectionOf(page).look()).toEqual([]);
        await go_on.click();
        await expect(page).toHaveURL(/\/cart\/add\?availabilities=\w+,\w+$/u);
        await expect(main.getByText(course.title).first()).toBeVisible();
        await page.goBack();
        await expect(bar).toContainText(schedule.chosen(2));
      },
    );
  });
}

function visible(locator: Locator): Locator {
  return locator.filter({ visible: true });
}
