import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import { peopleOf } from './stage/desk.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

/** Makes a coupon for families that live in Ixelles. */
async function makeCode(secretary: Secretary, code: string): Promise<void> {
  await secretary.signInWithoutPage('administrator');
  await secretary.call('createCoupon', {
    code: code.toLowerCase(),
    title: { fr: `fr ${code}`, en: `en ${code}` },
    percentage: 1_000,
    people_segment: await peopleOf(secretary, 'Ixelles'),
  });
}

/** Unfolds and returns the field for a code at the checkout. */
async function codeField({ page, words }: Parent) {
  const { label } = words.checkout.coupon;
  const main = page.getByRole('main');
  await main.getByText(label).first().click();
  return {
    field: main.getByRole('textbox', { name: label }),
    attached: main.getByRole('region', { name: label }),
  };
}

inEach(
  tellings('coupons', [
    { language: 'fr', width: 390 },
    { language: 'en', width: 1280 },
  ]),
  ({ language }) => {
    story(
      'staff make a promo code for a segment; a parent in it pays less, and both see the reduction',
      async ({ page, parent, secretary, books, words }) => {
        const code = `FLOW${ownNumber()}`;
        await makeCode(secretary, code);

        const offer = await books.offerOf('marionnettes-de-table');
        const main = page.getByRole('main');
        await parent.join(offer);
        await parent.addToCart();
        const { field, attached } = await codeField(parent);
        await field.fill('nothing');
        await field.press('Enter');
        await expect(main).toContainText(words.errors['COUPON_UNKNOWN'] ?? '');
        await field.fill(` ${code.toLowerCase()}`);
        await main.getByRole('button', { name: words.checkout.coupon.attach }).click();
        const discount = formatPrice({ amount: Math.round(offer.price / 10), language });
        await expect(attached).toContainText(`${language} ${code}`);
        await expect(main).toContainText(discount);
        await lookAt(page);
        await attached.getByRole('button', { name: words.checkout.coupon.detach }).click();
        await expect(attached).toBeHidden();
        await field.fill(code);
        await field.press('Enter');
        await expect(attached).toBeVisible();
        await parent.order('DELAYED');
        await expect(main).toContainText(`${language} ${code}`);
        await lookAt(page);
        await parent.arriveAt('/account/carts');
        await main.locator('a[href*="/account/carts/"]').first().click();
        await expect(main).toContainText(code);

        await secretary.goTo(`/coupons?search=${code}`);
        await secretary.openTheOneFound();
        const { panel, words: office } = secretary;
        await expect(panel).toContainText(discount);
        await expect(
          panel.getByRole('combobox', { name: office.segments.chosen.people }),
        ).toHaveValue(/Ixelles/);
        await lookAt(secretary.page);
      },
    );
  },
);
