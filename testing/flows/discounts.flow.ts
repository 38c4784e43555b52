import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of tellings('discounts', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff give a family a discount, whose title the family sees in the price, the cart and the order',
      async ({ page, parent, secretary, books, words }) => {
        const offer = await books.offerOf('marionnettes-de-table');
        const main = page.getByRole('main');
        await parent.openAccount(offer.birthdate);

        const { discounts, office } = secretary.words;
        const title = `${language} ${ownNumber()}`;
        await secretary.signIn('administrator', '/discounts');
        await secretary.page.getByRole('button', { name: discounts.add }).click();
        const { panel } = secretary;
        for (const one of LANGUAGES) await panel.locator(`input[lang=${one}]`).first().fill(title);
        await panel.getByRole('combobox', { name: discounts.customers }).fill(parent.email);
        await secretary.page.getByRole('option', { name: new RegExp(parent.email) }).click();
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await panel.getByRole('button', { name: office.create }).click();
        await expect(panel).toBeHidden();

        await parent.arriveAt(offer.path);
        await parent.addToCart();
        const off = formatPrice({ amount: -Math.round(offer.price / 10), language });
        await expect(main).toContainText(words.cart.lines.reduced(title, off));
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.order('DELAYED');
        await expect(main).toContainText(words.cart.lines.reduced(title, off));
        expect(await inspectionOf(page).look()).toEqual([]);

        await secretary.goTo(`/discounts?search=${encodeURIComponent(title)}`);
        await secretary.openTheOneFound();
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
