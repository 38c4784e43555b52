import { CHILD } from './people/parent.ts';
import { activityOf, setCapacity, setWaitingList } from './stage/desk.ts';
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
        await secretary.signInWithoutPage('administrator');
        const activity = await activityOf(secretary, course.title);
        await setWaitingList(secretary, { activity, waiting_list_mode: 'BUY' });
        await setCapacity(secretary, { availability, capacity: 0 });

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

        await setCapacity(secretary, { availability, capacity: 1 });
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
