import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Parent } from './people/parent.ts';
import type { Books } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import { ownNumber } from './stage/own-number.ts';

const PACK = { fr: 'Cinq dimanches à offrir', en: 'Five Sundays to give' };
const CODE = /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}/;

/**
 * Goes from the page of all vouchers to the checkout with one in the cart, opening a new account on
 * the way.
 */
async function fillACart(
  parent: Parent,
  { birthdate, voucher }: { birthdate: string; voucher?: string },
): Promise<void> {
  const { page, words } = parent;
  const main = page.getByRole('main');
  await parent.arriveAt('/vouchers');
  const cards = main.getByRole('article');
  const card = voucher === undefined ? cards : cards.filter({ hasText: voucher });
  await card.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/vouchers\/[a-z0-9]+$/);
  await parent.openAccountHere(birthdate);
  await main.getByRole('button', { name: words.vouchers.add(1), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(main).toContainText(words.checkout.worth('').trim());
}

async function seeTheCode(parent: Parent): Promise<string> {
  const { page, words } = parent;
  await expect(
    page.getByRole('heading', { level: 1, name: words.success.order_confirmed }),
  ).toBeVisible();
  const ticket = page.getByRole('main').getByText(CODE).first();
  return CODE.exec((await ticket.textContent()) ?? '')?.[0] ?? '';
}

/**
 * Goes from the order to the voucher, and sends it with a message to another address; the buyer
 * then sees that it was sent.
 */
async function giveAway(
  { page, words, email }: Parent,
  { code, books }: { code: string; books: Books },
): Promise<void> {
  const main = page.getByRole('main');
  const friend = `friend.${ownNumber()}@flows.test`;
  await books.confirm(email);
  await main.getByRole('link', { name: words.success.account_of.vouchers }).click();
  await main.getByRole('link', { name: new RegExp(code) }).click();
  await expect(main).toContainText(words.voucherCodes.give);
  await expect(main).toContainText(words.account.voucher_statuses.VALID);
  await main.getByRole('button', { name: words.voucherCodes.gift_send }).click();
  await main.getByLabel(words.voucherCodes.gift_name).fill('Léo');
  await main.getByLabel(words.voucherCodes.gift_email).fill(friend);
  await main.getByLabel(words.voucherCodes.gift_message).fill('Joyeux anniversaire !');
  expect(await inspectionOf(page).look()).toEqual([]);
  await main.getByRole('button', { name: words.voucherCodes.gift_button }).click();
  await expect.poll(async () => (await books.mailsTo(friend)).length).toBe(1);
  const [mail] = await books.mailsTo(friend);
  expect(mail?.text).toContain('Joyeux anniversaire !');
  expect(mail?.text).toContain(`/redeem/${code.replaceAll('-', '')}`);
  await page.reload();
  await expect(main).toContainText(friend);
}

story.describe('in French on a phone', () => {
  story.use({ language: 'fr', width: 390 });

  story(
    'a visitor buys a voucher by transfer; the office finds it by its code, and cancels it',
    async ({ page, parent, secretary, books, words }) => {
      const { birthdate } = await books.offerOf('petits-gourmets');
      await fillACart(parent, { birthdate });
      await parent.order('DELAYED');
      const code = await seeTheCode(parent);
      const main = page.getByRole('main');
      await expect(main).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
      await expect(main).toContainText(words.success.voucher_once_paid);
      await expect.poll(async () => (await books.mailsTo(parent.email)).length).toBe(1);
      await main.getByRole('link', { name: words.success.account_of.vouchers }).click();
      await expect(page).toHaveURL(/\/account\/vouchers$/);
      await main.getByRole('link', { name: new RegExp(code) }).click();
      await expect(main).toContainText(words.voucherCodes.once_paid);
      const inspection = inspectionOf(page);
      expect(await inspection.look()).toEqual([]);

      const { soldVouchers } = secretary.words;
      await secretary.signIn('administrator', '/customer-vouchers');
      await secretary.page.getByPlaceholder(soldVouchers.search).fill(code.toLowerCase());
      await secretary.openTheOneFound();
      await expect(secretary.panel).toContainText(soldVouchers.states.UNPAID);
      expect(await inspectionOf(secretary.page).look()).toEqual([]);
      await secretary.panel.getByRole('button', { name: soldVouchers.cancel }).click();
      const question = secretary.page
        .getByRole('dialog')
        .filter({ has: secretary.page.getByLabel(soldVouchers.reason) });
      await question.getByLabel(soldVouchers.reason).fill('Demandé par la cliente');
      await question.getByRole('button', { name: soldVouchers.cancel }).click();
      await expect(question).toBeHidden();
      await expect(secretary.panel).toContainText(soldVouchers.states.CANCELLED);
      await page.reload();
      await expect(main).toContainText('Demandé par la cliente');
    },
  );
});

for (const [language, width] of tellings('voucher-purchase', [
  ['fr', 390],
  ['en', 1280],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'a voucher is sent with a message and redeemed by another family, whose wallet then pays',
      async ({ page, parent, books, words }) => {
        const offer = await books.offerOf('petits-gourmets');
        await fillACart(parent, { birthdate: offer.birthdate });
        await parent.order('IMMEDIATE');
        await parent.atTheProvider('pay');
        const code = await seeTheCode(parent);
        const main = page.getByRole('main');
        await giveAway(parent, { code, books });
        await page.context().clearCookies();

        const other = new Parent({ page, words, email: `leo.${ownNumber()}@flows.test` });
        await page.goto(`/${language}/redeem/${code.toLowerCase()}`);
        await expect(page).toHaveURL(/\/account\/vouchers\/redeem\//);
        await expect(main).toContainText(words.voucherCodes.redeem_sign_in_title);
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('link', { name: words.account.create_account }).click();
        await other.register(offer.birthdate);
        await expect(page).toHaveURL(/\/account\/vouchers\/redeem\//);
        await expect(main).toContainText(words.account.voucher_statuses.VALID);
        await expect(main).toContainText('Inès Lambert');
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('button', { name: words.voucherCodes.redeem_button }).click();
        await expect(main).toContainText(words.account.voucher_yours);
        const worth = formatPrice({ amount: 3_000, language });
        await expect(main).toContainText(words.account.voucher_in_wallet(worth));
        expect(await inspectionOf(page).look()).toEqual([]);

        await parent.arriveAt('/account/vouchers');
        await main.getByRole('link', { name: words.voucherCodes.redeem, exact: true }).click();
        await main.getByLabel(words.account.voucher_code).fill(code);
        await main.getByRole('button', { name: words.voucherCodes.redeem_look }).click();
        await expect(main).toContainText(words.errors['VOUCHER_REDEEMED'] ?? '');
        await expect(
          main.getByRole('button', { name: words.voucherCodes.redeem_button }),
        ).toBeDisabled();

        await parent.arriveAt(offer.path);
        await other.addToCart();
        await expect(main).toContainText(worth);
      },
    );

    story(
      'a voucher for a pack becomes the pack of the family that redeems it, and pays its next registration',
      async ({ page, parent, books, words }) => {
        // the pack of the demo pays what takes place on one day
        const offer = await books.offerOf('cerfs-volants');
        await fillACart(parent, { birthdate: offer.birthdate, voucher: PACK[language] });
        await parent.order('IMMEDIATE');
        await parent.atTheProvider('pay');
        const code = await seeTheCode(parent);
        const main = page.getByRole('main');
        await page.context().clearCookies();

        const other = new Parent({ page, words, email: `mia.${ownNumber()}@flows.test` });
        await other.join(offer);
        await other.arriveAt('/account/vouchers/redeem');
        await main.getByLabel(words.account.voucher_code).fill(code);
        await main.getByRole('button', { name: words.voucherCodes.redeem_look }).click();
        await expect(main).toContainText(words.account.bundle_capacity(5));
        expect(await inspectionOf(page).look()).toEqual([]);
        await main.getByRole('button', { name: words.voucherCodes.redeem_button }).click();
        await main.getByRole('link', { name: words.account.voucher_see_bundle }).click();
        await expect(page).toHaveURL(/\/account\/bundles\//);
        await expect(main).toContainText(words.account.bundle_left(5, 5));

        await other.arriveAt(offer.path);
        await other.addToCart();
        await expect(
          main.getByRole('button', { name: words.checkout.order_free }).filter({ visible: true }),
        ).toHaveCount(1);
      },
    );
  });
}
