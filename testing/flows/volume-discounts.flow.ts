import { getCheckoutSuccess } from '@ribambelle/api/checkout/get-checkout-success.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { answerEverything } from './people/answers.ts';
import { CHILD, type Parent } from './people/parent.ts';
import type { Offer } from './stage/books.ts';
import { activityOf, peopleOf } from './stage/desk.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const successOf = getCheckoutSuccess.answer.pick({ total_amount: true });

/**
 * Adds a second child, and chooses both for an offer. Returns the button that adds them, and their
 * price.
 */
async function chooseTwo(who: Parent, offer: Offer) {
  const { page, words } = who;
  await who.addSister({ firstname: 'Jeanne', birthdate: offer.birthdate });
  await who.arriveAt(offer.path);
  const add = page.getByRole('button', { name: words.cart.add(2) });
  const form = page.locator('main form').filter({ has: add });
  for (const name of [CHILD.firstname, 'Jeanne'])
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: new RegExp(name) })
      .check();
  await answerEverything(form);
  return { add, estimate: form.getByRole('region', { name: words.cart.estimate }) };
}

for (const [language, width, slug] of tellings('volume-discounts', [
  ['fr', 390, 'cerfs-volants'],
  ['en', 1280, 'psychomotricite'],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff make a second child cheaper for a segment; a parent of two sees why in the price, the cart, the order, the e-mail and the account, and the office in its registration',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const offer = await books.offerOf(slug);
        const main = page.getByRole('main');
        await parent.openAccount(offer.birthdate);

        const title = `${language} ${ownNumber()}`;
        await secretary.signInWithoutPage('administrator');
        const { call } = secretary;
        await call('createVolumeDiscount', {
          title: { fr: title, en: title },
          percentage: 1_000,
          activities: [await activityOf(secretary, offer.title[language])],
          people_segment: await peopleOf(secretary, 'Ixelles'),
        });

        const { add, estimate } = await chooseTwo(parent, offer);
        const off = formatPrice({ amount: -Math.round(offer.price / 10), language });
        await expect(estimate).toContainText(title);
        await expect(estimate).toContainText(off);
        expect(await inspectionOf(page).look()).toEqual([]);
        await add.click();
        await expect(page).toHaveURL(/\/checkout$/);
        const line = words.cart.lines.reduced(title, off);
        await expect(main).toContainText(line);
        expect(await inspectionOf(page).look()).toEqual([]);
        await parent.order('DELAYED');
        await parent.seeConfirmation();
        await expect(main).toContainText(line);
        expect(await inspectionOf(page).look()).toEqual([]);
        const order = await page.request.get(
          `/api/carts/${await books.cartOf(parent.email)}/success`,
        );
        const { total_amount } = successOf.parse(await order.json());
        const amount_text = formatPrice({ amount: total_amount, language });
        // e-mails wait while other stories use the server
        const mail = async () => (await books.mailsTo(parent.email)).at(-1)?.text;
        await expect.poll(mail).toContain(amount_text);

        const [registration] = await books.registrationsOf(parent.email);
        await secretary.goTo(`/registrations/${registration}`);
        await expect(secretary.panel).toContainText(offer.title[language]);
        expect(await inspectionOf(secretary.page).look()).toEqual([]);
      },
    );
  });
}
