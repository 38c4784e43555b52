import type { Page } from '@playwright/test';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import { Treasurer } from './people/treasurer.ts';
import { reachNextPart, recordOf } from './stage/next-part.ts';
import { ownNumber } from './stage/own-number.ts';
import { lookAt } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK_AND_ON_A_PHONE, tellings } from './stage/tellings.ts';

const SITE = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000');
const MOLLIE = process.env['FLOWS_MOLLIE_URL'] ?? '';
const CARD = 'Visa ···· 4242';

/** Returns a day of a month, 1 to 28, that comes in 17 to 20 days, after the payment term. */
function comingDay(): number {
  return Math.min(28, new Date(Date.now() + 20 * 86_400_000).getDate());
}

// one after the other: the stand-in declines the next payment, whoever's it is
story.describe.configure({ mode: 'default' });

for (const { language, width } of tellings('kept-card', AT_A_DESK_AND_ON_A_PHONE)) {
  const hostname = `kept-${ownNumber()}.localhost`;

  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width, baseURL: `http://${hostname}:${SITE.port}` });

    story(
      'a family keeps its card with a first part; the next is collected, one is declined and paid by hand, and the card is ended',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const price = (amount: number) => formatPrice({ amount, language });
        const texts = textsFor(language);
        const main = page.getByRole('main');
        const treasurer = new Treasurer(secretary);
        await treasurer.setUp(hostname, { test_mode: true });
        await treasurer.connect('mollie', 'test_campsDuLac0000000000');
        const course = await books.courseOf(treasurer.email, `Voile ${ownNumber()}`);
        const title = `${course.title}, 40 %`;
        await secretary.makePlan({ title, activity: course.title, day_of_month: comingDay() });

        // 25.00: 10.00 at once, then 5.00 three times
        const offer = await books.offerOf(course.slug);
        await parent.goTo(`/auth/register?redirect=${encodeURIComponent(offer.path)}`);
        await parent.register(offer.birthdate);
        await expect(page).toHaveURL(new RegExp(offer.path));
        await parent.addToCart();
        await parent.chooseParts(title);
        const box = main.getByRole('checkbox', { name: words.checkout.keep_means.label });
        await expect(box).not.toBeChecked();
        await box.check();
        await lookAt(page);
        await parent.order('IMMEDIATE');
        await payAtMollie(page);
        await parent.seeConfirmation();
        await parent.goTo('/account/wallet');
        await expect(main).toContainText(CARD);
        await lookAt(page);

        await parent.goTo('/account/home');
        await expect(main.getByText(CARD)).toHaveCount(3);
        await lookAt(page);
        const seeOwed = (amount: number) => seeInAccount(parent, price(amount));
        await reachNextPart(parent.email);
        await seeOwed(1_000);
        await parent.goTo(`/account/carts/${await books.cartOf(parent.email)}`);
        await expect(page.getByRole('link', { name: texts.receipts.download })).toBeVisible();

        await declineNext(page);
        await reachNextPart(parent.email);
        await expect
          .poll(async () => (await books.mailsTo(parent.email)).map(({ kind }) => kind))
          .toContain('payment.collection.failed');
        await parent.goTo('/account/home');
        await main.getByRole('button', { name: words.success.pay_next(price(500)) }).click();
        await payAtMollie(page);
        await seeOwed(500);
        await lookAt(page);

        await parent.goTo('/account/wallet');
        const mandates = texts['payment-mandates'];
        await main.getByRole('button', { name: mandates.end_of(CARD) }).click();
        const dialog = page.getByRole('dialog', { name: mandates.end_title });
        await dialog.getByRole('button', { name: mandates.end, exact: true }).click();
        await expect(main.getByText(CARD)).toHaveCount(0);

        await seeState(secretary, parent.email);
      },
    );
  });
}

/** Pays at the stand-in, with a card where there is a choice. */
async function payAtMollie(page: Page): Promise<void> {
  await page.waitForURL(`${MOLLIE}/pay/**`);
  const card = page.getByRole('radio', { name: 'Card', exact: true });
  if (await card.isVisible()) await card.check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Lets the stand-in decline the next payment by mandate. */
async function declineNext(page: Page): Promise<void> {
  const decline = { code: 'insufficient_funds', advice: 'try_again_later' };
  const control = { data: { outcomes: [decline] } };
  expect((await page.request.post(`${MOLLIE}/control`, control)).status()).toBe(204);
}

/** Opens the account of a family until it shows an amount. */
async function seeInAccount(parent: Parent, amount: string): Promise<void> {
  await expect(async () => {
    await parent.goTo('/account/home');
    await expect(parent.page.getByRole('main')).toContainText(amount, { timeout: 1_000 });
  }).toPass();
}

/** Sees in the family's record that the card is ended, and on the payment why it failed. */
async function seeState(secretary: Secretary, email: string): Promise<void> {
  const { page: desk, panel, words } = secretary;
  const texts = textsFor(words.language);
  await secretary.goTo(await recordOf(email));
  const ended = texts['payment-mandates'].reasonOf('FAMILY');
  await expect(desk.getByRole('main')).toContainText(ended);
  await lookAt(desk);
  await secretary.goTo('/payments?state=REFUSED');
  await secretary.openTheOneFound();
  await expect(panel).toContainText(texts['office-payment-mandates'].advices.TRY_LATER);
  await lookAt(desk);
}
