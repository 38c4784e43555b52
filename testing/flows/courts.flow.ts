import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

for (const [language, width] of tellings('courts', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a family looks at the free hours of all courts on another day, chooses one and gets to its booking',
      async ({ page, parent, words }) => {
        const { resources, catalogueDates } = words;
        const main = page.getByRole('main');
        await parent.arriveAt('/courts');
        const on = main.getByRole('link', { name: catalogueDates.schedule.next, exact: true });
        const entries = await page.evaluate(() => history.length);
        // far enough ahead for resources with a minimum notice of some days
        for (const _day of [1, 2, 3]) {
          const before = page.url();
          await on.click();
          await expect(page).not.toHaveURL(before);
        }
        // results about to be replaced cannot be reached
        await expect(main.locator('[aria-busy]')).toHaveCount(0);
        expect(await page.evaluate(() => history.length)).toBe(entries);
        const free = main.getByRole('button', { pressed: false }).filter({ visible: true });
        await expect(free.first()).toBeVisible();
        const bar = page.getByRole('region', { name: catalogueDates.schedule.selection });
        await expect(bar).toContainText(resources.choose_hours);
        await free.first().press('Enter');
        await expect(bar).toContainText(/·/u);
        expect(await inspectionOf(page).look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await bar.getByRole('button', { name: resources.get, exact: true }).click();
        await expect(page).toHaveURL(
          /\/cart\/bookings\/add\?resource=\w+&start_at=\S+&duration=\d+/u,
        );
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(resources.add_title);
      },
    );

    story(
      'a family chooses a court, looks at its next week, and books an hour',
      async ({ page, parent, words }) => {
        const { resources, catalogueDates } = words;
        const main = page.getByRole('main');
        await parent.arriveAt('/courts/week');
        const which = main.getByRole('navigation', { name: resources.which });
        const court = which.getByRole('link').nth(1);
        const name = (await court.textContent()) ?? '';
        await court.click();
        await expect(page).toHaveURL(/resource=\w+/u);
        await expect(court).toHaveAttribute('aria-current', 'true');
        const on = main.getByRole('link', { name: catalogueDates.schedule.next, exact: true });
        const entries = await page.evaluate(() => history.length);
        const before = page.url();
        await on.filter({ visible: true }).click();
        await expect(page).not.toHaveURL(before);
        // a phone shows one day, and goes on to a day with free hours
        const free = main.getByRole('button', { pressed: false }).filter({ visible: true });
        await expect(async () => {
          await expect(main.locator('[aria-busy]')).toHaveCount(0);
          if ((await free.count()) === 0) await on.filter({ visible: true }).click();
          await expect(free.first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await free.first().press('Enter');
        const bar = page.getByRole('region', { name: catalogueDates.schedule.selection });
        await expect(bar).toContainText(`${name} ·`);
        const longer = bar.getByRole('group', { name: resources.duration }).getByRole('button');
        await longer.last().click();
        await expect(longer.last()).toHaveAttribute('aria-pressed', 'true');
        expect(await inspectionOf(page).look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await bar.getByRole('button', { name: resources.get, exact: true }).click();
        await expect(page).toHaveURL(/\/cart\/bookings\/add\?.*duration=5400/u);
        await expect(main).toContainText(name);
      },
    );
  });
}
