import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of tellings('bundles', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff offer a pack; a family buys it, uses it, and sees what is left, and so does the office',
      async ({ page, parent, secretary, books, words }) => {
        const { soldBundles } = secretary.words;
        const number = ownNumber();
        const title = { fr: `Trois essais ${number}`, en: `Three tries ${number}` };
        await secretary.signInWithoutPage('administrator');
        const description = { fr: '', en: '' };
        await secretary.call('createBundle', { title, description, price: 3_000, capacity: 3 });

        const offer = await books.offerOf('petits-gourmets');
        const main = page.getByRole('main');
        await parent.arriveAt('/bundles');
        await main.getByRole('searchbox').fill(`${number}`);
        const card = main.getByRole('article');
        await expect(card).toHaveCount(1);
        await expect(card).toContainText(words.bundles.pays(3));
        await expect(card).toContainText(
          words.bundles.each(formatPrice({ amount: 1_000, language })),
        );
        await card.getByRole('link', { name: title[language] }).click();
        await expect(page).toHaveURL(/\/bundles\/[a-z0-9]+$/);
        await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.openAccountHere(offer.birthdate);
        await main.getByRole('button', { name: words.bundles.add(1), exact: true }).click();
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(main).toContainText(words.checkout.bundle_pays(3));
        await parent.order('DELAYED');
        await expect(main).toContainText(title[language]);
        expect(await inspectionOf(page).look()).toEqual([]);

        await parent.arriveAt(offer.path);
        await parent.addToCart();
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(main).toContainText(words.checkout.bundle_used(title[language]));
        await parent.order(null);
        await parent.seeConfirmation();

        await parent.arriveAt('/account/bundles');
        await expect(main).toContainText(words.account.bundle_left(2, 3));
        await main.getByRole('link', { name: new RegExp(`${title[language]}$`) }).click();
        await expect(main).toContainText(offer.title[language]);
        expect(await inspectionOf(page).look()).toEqual([]);

        await secretary.goTo(`/customer-bundles?search=${encodeURIComponent(parent.email)}`);
        await secretary.openTheOneFound();
        await expect(secretary.panel).toContainText(soldBundles.used_of(1, 3));
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
