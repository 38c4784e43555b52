import { inspectionOf } from './stage/inspection.ts';
import { CHILD } from './people/parent.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';

for (const [language, width] of tellings('members', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'an activity for members says so and greys out a child who is not one; with the membership in the cart the child is registered, and the office shows why',
      async ({ page, parent, secretary, books, words }) => {
        const offer = await books.offerOf('improvisation-ados');
        const main = page.getByRole('main');
        await parent.join(offer);
        const { members } = words.availabilityPage;
        await expect(main).toContainText(members.only_text);
        await expect(main).toContainText(words.cart.no_member);
        expect(await inspectionOf(page).look()).toEqual([]);
        await main
          .getByRole('list')
          .getByRole('link', { name: /cirque|circus/ })
          .click();
        await expect(page).toHaveURL(/\/memberships\/[a-z0-9]+$/);
        await main.getByRole('radio', { name: new RegExp(CHILD.firstname) }).check();
        await main.getByRole('button', { name: words.memberships.add(1), exact: true }).click();
        await expect(page).toHaveURL(/\/checkout$/);

        await parent.arriveAt(offer.path);
        await parent.addToCart();
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.order('DELAYED');
        await expect(main).toContainText(offer.title[language]);

        await secretary.signInWithoutPage('administrator');
        const { activities } = secretary.words;
        await secretary.goTo(`/activities?search=${encodeURIComponent(offer.title[language])}`);
        await secretary.openTheOneFound();
        await expect(secretary.page.getByLabel(activities.members_only)).toBeChecked();
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
