import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { ownNumber } from './stage/own-number.ts';
import { inEach, lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';

/** Returns a day of a month, 1 to 28, that comes in 17 to 20 days, after the payment term. */
function comingDay(): number {
  return Math.min(28, new Date(Date.now() + 20 * 86_400_000).getDate());
}

inEach(tellings('instalments', AT_A_DESK_AND_ON_A_PHONE), ({ language }) => {
  story(
    'staff offer instalments; a parent pays the first part at the checkout, two from the account, and the rest by transfer',
    async ({ page, parent, secretary, books, words }) => {
      const price = (amount: number) => formatPrice({ amount, language });
      const course = await books.courseOf('admin@demo.test', `Trapèze ${ownNumber()}`);
      const title = `${course.title}, 40 %`;
      await secretary.signInWithoutPage('administrator');
      await secretary.makePlan({ title, activity: course.title, day_of_month: comingDay() });

      // 25.00, and a fee of 1.00: 40 % and the fee at once, then 5.00 three times
      await parent.join(await books.offerOf(course.slug));
      await parent.addToCart();
      await parent.chooseParts(title);
      const main = page.getByRole('main');
      await expect(main).toContainText(words.checkout.instalments.now(price(1_100)));
      await lookAt(page);
      await parent.order('IMMEDIATE');
      await expect(page.getByText(price(1_100)).first()).toBeVisible();
      await parent.atTheProvider('pay');
      await parent.seeConfirmation();
      await expect(main).toContainText(price(1_500));
      await lookAt(page);

      await parent.payNextPart(price(500));
      await expect(main).toContainText(price(1_000));
      await lookAt(page);
      await parent.payNextPart(price(500));
      await expect(main.getByRole('button', { name: words.account.pay_all_online })).toBeVisible();

      const [registration = ''] = await books.registrationsOf(parent.email);
      await secretary.goTo(`/registrations/${registration}`);
      await expect(secretary.panel).toContainText(price(500));
      await lookAt(secretary.page);
      await secretary.recordRest(registration);
      await parent.goTo('/account');
      await expect(main).toContainText(words.account.nothing_to_pay);
    },
  );
});
