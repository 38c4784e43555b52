import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of tellings('memberships', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff offer a membership; a family buys it and finds it in its account, and so does the office',
      async ({ page, parent, secretary, books, words }) => {
        const { soldMemberships } = secretary.words;
        const number = ownNumber();
        const title = { fr: `Membre ${number}`, en: `Member ${number}` };
        await secretary.signInWithoutPage('administrator');
        await secretary.call('createMembership', {
          title,
          description: { fr: '', en: '' },
          price: 3_000,
          entity: 'CUSTOMERS',
          recurring: true,
          rolling_period_type: 'YEARS',
          rolling_period_duration: 1,
        });

        const offer = await books.offerOf('petits-gourmets');
        const main = page.getByRole('main');
        await parent.arriveAt('/memberships');
        await main.getByRole('searchbox').fill(`${number}`);
        const card = main.getByRole('article');
        await expect(card).toHaveCount(1);
        await card.getByRole('link', { name: title[language] }).click();
        await expect(page).toHaveURL(/\/memberships\/[a-z0-9]+$/);
        await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
        await expect(main).toContainText(words.memberships.renews_itself_without_mail);
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.openAccountHere(offer.birthdate);
        await main.getByRole('button', { name: words.memberships.add(1), exact: true }).click();
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(main).toContainText(title[language]);
        await parent.order('DELAYED');
        await expect(main).toContainText(words.success.memberships);
        expect(await inspectionOf(page).look()).toEqual([]);

        await parent.arriveAt('/account/memberships');
        await expect(main).toContainText(words.account.membership_statuses.ACTIVE);
        await main.getByRole('link', { name: new RegExp(`${title[language]}$`) }).click();
        await expect(main).toContainText(words.account.membership_cycles);
        await expect(main).toContainText(words.account.rest);
        expect(await inspectionOf(page).look()).toEqual([]);
        // it renews itself, unless the family says no
        const { account } = words;
        await main.getByRole('button', { name: account.membership_recurring_stop }).click();
        await expect(main).toContainText(account.membership_recurring_off);
        await main.getByRole('button', { name: account.membership_recurring_start }).click();
        await expect(
          main.getByRole('button', { name: account.membership_recurring_stop }),
        ).toBeVisible();

        await secretary.goTo(`/customer-memberships?search=${encodeURIComponent(parent.email)}`);
        await secretary.openTheOneFound();
        await expect(secretary.panel).toContainText(soldMemberships.states.ACTIVE);
        await secretary.panel.getByRole('button', { name: soldMemberships.recurring_stop }).click();
        await expect(secretary.panel).toContainText(soldMemberships.renews_by_hand);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
