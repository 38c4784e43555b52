import { CHILD } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const BORN = '2016-05-02';

/** The amount in the wallet of the family that pays from it, in cents. */
const CREDIT = 100_000;

for (const [language, width, by] of tellings('advance-orders', [
  ['fr', 390, 'DELAYED'],
  ['en', 1280, 'WALLET'],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      `a family on a waiting list orders in advance; a place becomes free, is ordered at once, and ${by === 'WALLET' ? 'is paid from its wallet' : 'waits to be paid'}`,
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const course = await books.courseOf('admin@demo.test', `Aviron ${language} ${ownNumber()}`);
        const main = page.getByRole('main');
        await page.goto(`/${language}/activities/${course.slug}`);
        const link = main.locator('a[href*="/availabilities/"]').first();
        const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
        const availability = path.split('/').at(-1) ?? '';
        await secretary.signIn('administrator');
        await buyAtOnce(secretary, course.title);
        await setCapacity(secretary, { availability, places: 0 });

        const site_path = path.replace(`/${language}`, '');
        await parent.openAccount(BORN);
        await books.confirm(parent.email);
        if (by === 'WALLET') await books.fillWallet(parent.email, CREDIT);
        await parent.arriveAt(site_path);
        await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
        await main.getByRole('button', { name: words.waitingList.join_without_mail }).click();
        await main.getByRole('button', { name: words.waitingList.advance_order }).click();
        const dialog = page.getByRole('dialog', { name: words.waitingList.advance_order_title });
        await expect(dialog).toContainText(words.waitingList.advance_order_dates(1));
        const wallet = dialog.getByRole('radio', { name: words.waitingList.advance_pay_by.WALLET });
        await (by === 'WALLET' ? wallet.check() : expect(wallet).toHaveCount(0));
        expect(await inspectionOf(page).look()).toEqual([]);
        await dialog.getByRole('button', { name: words.waitingList.advance_order_confirm }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main).toContainText(
          words.waitingList.advance_ordered('').trim().split(',')[0] ?? '',
        );
        expect(await inspectionOf(page).look()).toEqual([]);

        await setCapacity(secretary, { availability, places: 1 });
        await expect
          .poll(async () => (await books.mailsTo(parent.email)).map(({ kind }) => kind))
          .toEqual(['cart.processed']);
        await parent.arriveAt('/account/registrations');
        await expect(main).toContainText(course.title);
        await expect(main).toContainText(CHILD.firstname);
        const { badges } = words.account;
        await expect(main).toContainText(
          by === 'WALLET' ? badges.PAYMENT_COMPLETE : badges.PAYMENT_OUTSTANDING,
        );
      },
    );
  });
}

/** Lets the waiting lists of an activity order at once for families with an advance order. */
async function buyAtOnce(secretary: Secretary, activity: string): Promise<void> {
  const { page, words } = secretary;
  const { activities, office } = words;
  await secretary.goTo('/activities');
  await page.getByRole('searchbox').fill(activity);
  await secretary.openTheOneFound();
  await page.locator('summary', { hasText: activities.waiting_list }).click();
  await page.getByRole('combobox', { name: activities.waiting_list_mode }).click();
  await page.getByRole('option', { name: activities.waiting_list_modes.BUY }).click();
  expect(await inspectionOf(page).look()).toEqual([]);
  await page.getByRole('button', { name: office.save }).click();
  await expect(page.getByText(office.saved).last()).toBeVisible();
}

/** Sets the number of places of an availability. */
async function setCapacity(
  secretary: Secretary,
  { availability, places }: { availability: string; places: number },
): Promise<void> {
  const { page, panel, words } = secretary;
  await secretary.goTo(`/availabilities/${availability}`);
  await panel.getByLabel(words.availabilities.capacity).first().fill(String(places));
  await panel.getByRole('button', { name: words.office.save, exact: true }).click();
  await expect(page.getByText(words.office.saved).last()).toBeVisible();
}
