import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
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
      'staff make a promo code; a parent pays less with it, and both see where it went',
      async ({ page, parent, secretary, books, words }) => {
        const { coupons, office } = secretary.words;
        const code = `FLOW${ownNumber()}`;
        await secretary.signIn('administrator', '/coupons');
        await secretary.page.getByRole('button', { name: coupons.add }).click();
        const { panel } = secretary;
        await panel.getByLabel(coupons.code).fill(code.toLowerCase());
        for (const one of LANGUAGES)
          await panel.locator(`input[lang=${one}]`).first().fill(`${one} ${code}`);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
        await panel.getByRole('button', { name: office.create }).click();
        await expect(panel).toBeHidden();

        const offer = await books.offerOf('marionnettes-de-table');
        const main = page.getByRole('main');
        await parent.join(offer);
        await parent.addToCart();
        await expect(page).toHaveURL(/\/checkout$/);
        await main.getByText(words.checkout.coupon.label).first().click();
        const field = main.getByRole('textbox', { name: words.checkout.coupon.label });
        await field.fill('nothing');
        await field.press('Enter');
        await expect(main).toContainText(words.errors['COUPON_UNKNOWN'] ?? '');
        await field.fill(` ${code.toLowerCase()}`);
        await main.getByRole('button', { name: words.checkout.coupon.attach }).click();
        const discount = formatPrice({ amount: Math.round(offer.price / 10), language });
        const attached = main.getByRole('region', { name: words.checkout.coupon.label });
        await expect(attached).toContainText(`${language} ${code}`);
        await expect(main).toContainText(discount);
        expect(await inspectionOf(page).look()).toEqual([]);
        await attached.getByRole('button', { name: words.checkout.coupon.detach }).click();
        await expect(attached).toBeHidden();
        await field.fill(code);
        await field.press('Enter');
        await expect(attached).toBeVisible();
        await parent.order('DELAYED');
        await expect(main).toContainText(`${language} ${code}`);
        await parent.arriveAt('/account/carts');
        await main.locator('a[href*="/account/carts/"]').first().click();
        await expect(main).toContainText(code);

        await secretary.goTo(`/coupons?search=${code}`);
        await secretary.openTheOneFound();
        await expect(secretary.panel).toContainText(discount);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
