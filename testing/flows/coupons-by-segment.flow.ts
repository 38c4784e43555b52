import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Parent } from './people/parent.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { ownNumber } from './stage/own-number.ts';

for (const [language, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff make a promo code for a segment; a family in it pays less, another is told that it is not for them',
      async ({ page, parent, secretary, books, words, browser, locale, viewport }) => {
        const { coupons, office, segments } = secretary.words;
        const code = `NEAR${ownNumber()}`;
        await secretary.signIn('administrator', '/coupons');
        await secretary.page.getByRole('button', { name: coupons.add }).click();
        const { panel } = secretary;
        await panel.getByLabel(coupons.code).fill(code);
        for (const one of LANGUAGES)
          await panel.locator(`input[lang=${one}]`).first().fill(`${one} ${code}`);
        const people = panel.getByRole('combobox', { name: segments.chosen.people });
        await people.fill('ixelles');
        await secretary.page.getByRole('option', { name: /Ixelles/ }).click();
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await panel.getByRole('button', { name: office.create }).click();
        await expect(panel).toBeHidden();
        await secretary.goTo(`/coupons?search=${code}`);
        await secretary.openTheOneFound();
        await expect(people).toHaveValue(/Ixelles/);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);

        const offer = await books.offerOf('club-des-experiences');
        const attach = async (who: Parent) => {
          const main = who.page.getByRole('main');
          await who.join(offer);
          await who.addToCart();
          await main.getByText(words.checkout.coupon.label).first().click();
          const field = main.getByRole('textbox', { name: words.checkout.coupon.label });
          await field.fill(code);
          await field.press('Enter');
          return main;
        };
        const near = await attach(parent);
        await expect(near.getByRole('region', { name: words.checkout.coupon.label })).toBeVisible();
        const price = Math.round(offer.price / 10);
        await expect(near).toContainText(formatPrice({ amount: price, language }));
        await parent.order('DELAYED');
        await expect(near).toContainText(`${language} ${code}`);
        expect(await inspectionOf(page).look()).toEqual([]);

        const context = await browser.newContext({
          viewport,
          ...(locale === undefined ? {} : { locale }),
        });
        const email = `far.${ownNumber()}@flows.test`;
        const other = new Parent({
          page: await context.newPage(),
          words,
          email,
          postcode: '1180',
        });
        const far = await attach(other);
        await expect(far).toContainText(words.errors['COUPON_NOT_FOR_YOU'] ?? '');
        await expect(
          far.getByRole('region', { name: words.checkout.coupon.label }),
        ).not.toBeVisible();
        expect(await inspectionOf(other.page).look()).toEqual([]);
        await context.close();
      },
    );
  });
}
