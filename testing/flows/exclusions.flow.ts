import type { Page } from '@playwright/test';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const BORN = '2016-05-02';

for (const [language, width] of tellings('exclusions', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff synchronise two hours; a family buys one, and the other is off sale until the purchase is cancelled',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const once = `${language} ${ownNumber()}`;
        const single = await books.courseOf('admin@demo.test', `Violon seul ${once}`);
        const duo = await books.courseOf('admin@demo.test', `Violon en duo ${once}`);
        const main = page.getByRole('main');
        const path = await firstDateOf(page, `/${language}/activities/${duo.slug}`);
        const other = await firstDateOf(page, `/${language}/activities/${single.slug}`);

        const { availabilities } = secretary.words;
        await secretary.signIn('administrator', `/availabilities/${cuidOf(other)}`);
        const shared = secretary.panel.locator('#exclusions');
        await shared.locator('summary').click();
        await shared.getByLabel(availabilities.synchronised).fill(duo.title);
        await secretary.page.getByRole('option', { name: duo.title }).first().click();
        await expect(shared).toContainText(availabilities.overlaps_none);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await shared.getByRole('button', { name: availabilities.exclusions_save }).click();
        await expect(
          shared.getByRole('button', { name: availabilities.exclusions_save }),
        ).toHaveCount(0);

        await parent.openAccount(BORN);
        await parent.arriveAt(path);
        await parent.addToCart();
        await parent.order('DELAYED');
        await parent.seeConfirmation();

        await parent.arriveAt(other);
        const { title, text } = words.availabilityPage.notices.overlap;
        await expect(main).toContainText(title);
        await expect(main).toContainText(text());
        expect(await inspectionOf(page).look()).toEqual([]);
        await secretary.goTo(`/availabilities/${cuidOf(other)}`);
        await expect(secretary.panel).toContainText(availabilities.states.OVERLAP);
        await expect(shared).toContainText(duo.title);
        await expect(shared.getByRole('listitem')).toHaveCount(1);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);

        const [registration = ''] = await books.registrationsOf(parent.email);
        await secretary.goTo(`/registrations/${registration}`);
        await secretary.cancelRegistration('Le professeur est malade');
        await parent.arriveAt(other);
        await expect(main.getByText(title)).toHaveCount(0);
        await parent.addToCart();
      },
    );
  });
}

/** Returns the path of the first date on offer of an activity, without its language. */
async function firstDateOf(page: Page, activity: string): Promise<string> {
  await page.goto(activity);
  const link = page.getByRole('main').locator('a[href*="/availabilities/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  return new URL(href, page.url()).pathname.replace(/^\/(fr|en)(?=\/)/u, '');
}

const cuidOf = (path: string) => path.split('/').at(-1) ?? '';
