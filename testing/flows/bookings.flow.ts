import type { Page } from '@playwright/test';
import { CHILD } from './people/parent.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import type { Words } from './stage/words.ts';

for (const [language, width] of tellings('bookings', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a family books a court for an hour, pays by transfer and finds it in its account; nobody else can book that hour',
      async ({ page, parent, books, words }) => {
        const { resources, bookings, shell, signIn, success, account } = words;
        const offer = await books.offerOf('petits-gourmets');
        const main = page.getByRole('main');
        await parent.arriveAt('/resources');
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('article').first().getByRole('link').click();
        await expect(page).toHaveURL(/\/resources\/[a-z0-9]+(\?|$)/);
        const court = new URL(page.url()).pathname.replace(`/${language}`, '');
        await lookAtMap(page, words);
        // a day on which it is open, far enough ahead for its minimum notice
        const days = main.getByRole('toolbar', { name: resources.day }).getByRole('button');
        await days.nth(3).click();
        await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
        const slots = main.locator('a[href*="/cart/bookings/add"]');
        await expect(slots.first()).toBeVisible();
        expect(await inspectionOf(page).look()).toEqual([]);
        // both stories run at once, and no hour can be booked twice
        const slot = slots.nth(width === 390 ? 0 : 4);
        const href = (await slot.getAttribute('href')) ?? '';
        await slot.click();
        await expect(page).toHaveURL(/\/cart\/bookings\/add\?/);
        // the day is still chosen after going back
        await page.goBack();
        await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
        await main.locator(`a[href="${href}"]`).click();
        await expect(page).toHaveURL(/\/cart\/bookings\/add\?/);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(resources.add_title);
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('link', { name: shell.sign_in, exact: true }).click();
        await main.getByRole('link', { name: signIn.open_account }).click();
        await parent.register(offer.birthdate);
        await expect(page).toHaveURL(/\/cart\/bookings\/add\?/);
        // at the desk a sister comes too, and each has a share
        const shared = width > 600;
        if (shared) await parent.addChild({ firstname: 'Jeanne', birthdate: offer.birthdate });
        await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
        if (shared) {
          const along = main.getByRole('group', { name: resources.along });
          await along.getByRole('checkbox', { name: /Jeanne/u }).check();
          await main.getByRole('switch', { name: resources.split }).check();
          expect(await inspectionOf(page).look()).toEqual([]);
        }
        await main.getByRole('button', { name: resources.add(1), exact: true }).click();
        await expect(page).toHaveURL(/\/checkout$/);
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.order('DELAYED');
        await expect(main).toContainText(success.bookings);
        expect(await inspectionOf(page).look()).toEqual([]);

        await parent.arriveAt('/account/bookings');
        await expect(main).toContainText(bookings.count(1));
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('link', { name: new RegExp(`^${account.see_and_pay}`) }).click();
        await expect(main).toContainText(bookings.who);
        await expect(main.getByText(/· .*\d/u)).toHaveCount(shared ? 2 : 0);
        await expect(main).toContainText(account.rest);
        expect(await inspectionOf(page).look()).toEqual([]);

        // the hour is taken for everybody
        await parent.arriveAt(court);
        await days.nth(3).click();
        await expect(slots.first()).toBeVisible();
        await expect(main.locator(`a[href="${href}"]`)).toHaveCount(0);
        await parent.arriveAt(href.replace(`/${language}`, ''));
        await expect(main).toContainText(resources.gone_title);
        await main.getByRole('link', { name: resources.other_time }).click();
        await expect(days.nth(3)).toHaveAttribute('aria-pressed', 'true');
      },
    );
  });
}

/**
 * Checks that no map is loaded from another site before somebody wants it; then it appears, and can
 * be closed.
 */
async function lookAtMap(page: Page, { resources }: Words): Promise<void> {
  const main = page.getByRole('main');
  const requests: string[] = [];
  await page.route('https://www.google.com/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await expect(main).toContainText(resources.map_consent);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);
  await main.getByRole('button', { name: resources.map_show }).click();
  await expect(page.frameLocator('iframe').frameLocator('iframe').locator('body')).toHaveText(
    'A map',
  );
  expect(requests).toHaveLength(1);
  await main.getByRole('button', { name: resources.map_hide }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
}
