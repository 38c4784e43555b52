import type { Locator } from '@playwright/test';
import type { Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import type { Books, Offer } from './stage/books.ts';
import { inEach } from './stage/scenes.ts';
import { expect, story } from './stage/story.ts';
import { AT_A_DESK, ON_A_PHONE, tellings } from './stage/tellings.ts';

story.use({ moves: true });

/** Goes from the home page to a filled cart at the checkout, opening a new account on the way. */
async function fillACart(parent: Parent, offer: Offer): Promise<void> {
  await parent.findDate(offer);
  await parent.registerFromPrompt(offer);
  await parent.addToCart();
}

/** Checks the e-mails in her language, and the registration with this badge in her account. */
async function seeWhatIsLeft(
  parent: Parent,
  input: { books: Books; offer: Offer; badge: string; mails?: number },
): Promise<Locator> {
  const { page, words } = parent;
  const mails = async () =>
    (await input.books.mailsTo(parent.email)).map(({ language }) => language);
  await expect.poll(mails).toEqual(Array.from({ length: input.mails ?? 1 }, () => words.language));
  await page.getByRole('main').getByRole('link', { name: words.success.account }).click();
  await expect(page).toHaveURL(/\/account\/registrations$/);
  const row = page
    .getByRole('main')
    .locator('li, article')
    .filter({ hasText: input.offer.title[words.language] })
    .first();
  await expect(row).toContainText(input.badge);
  return row;
}

/** The secretary finds and cancels the registration, and the place is free again. */
async function cancelAtTheOffice(
  secretary: Secretary,
  input: { parent: Parent; books: Books; offer: Offer },
): Promise<void> {
  const before = await input.books.taken(input.offer);
  await secretary.signIn();
  await secretary.openRegistration(input.parent.email);
  await secretary.cancelRegistration('Groupe fusionné avec un autre');
  expect(await input.books.taken(input.offer)).toBe(before - 1);
}

story.describe('in French on a phone', () => {
  story.use({ language: 'fr', width: 390 });

  story(
    'a parent finds a date, opens an account and orders by bank transfer',
    async ({ page, parent, books, words }) => {
      const offer = await books.offerOf('petits-gourmets');
      const before = await books.taken(offer);
      await fillACart(parent, offer);
      await parent.order('DELAYED');
      await parent.seeConfirmation();
      await expect(page.getByRole('main')).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      expect(await books.taken(offer)).toBe(before + 1);
      await seeWhatIsLeft(parent, {
        books,
        offer,
        badge: words.account.badges.PAYMENT_OUTSTANDING,
      });
    },
  );
});

inEach(tellings('main-job', AT_A_DESK), () => {
  story(
    'a payment is refused, then succeeds; the office cancels and the place is free',
    async ({ page, parent, secretary, books, words }) => {
      const offer = await books.offerOf('robots-de-carton');
      const before = await books.taken(offer);
      await fillACart(parent, offer);
      await parent.order('IMMEDIATE');
      await parent.atTheProvider('refuse');
      await expect(
        page.getByRole('heading', { level: 1, name: words.success.failed_title }),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.success.pay_again }).click();
      await parent.order('IMMEDIATE');
      await parent.atTheProvider('pay');
      await parent.seeConfirmation();
      expect(await books.taken(offer)).toBe(before + 1);
      await seeWhatIsLeft(parent, { books, offer, badge: words.account.badges.PAYMENT_COMPLETE });
      await cancelAtTheOffice(secretary, { parent, books, offer });
    },
  );
});

inEach(tellings('main-job 2', ON_A_PHONE), () => {
  // at the checkout the wallet pays for places, and not for the service fee (3 §9)
  story(
    'a parent pays a deposit now and the rest from the account; then other places from the wallet, and the fee afterwards',
    async ({ page, parent, books, words }) => {
      const { badges, nothing_to_pay, pay_online, pay_wallet, see_and_pay } = words.account;
      const main = page.getByRole('main');
      const offer = await books.offerOf('ecole-des-renards');
      await parent.join(offer);
      await parent.addToCart();
      await parent.order('IMMEDIATE_DEPOSIT');
      await parent.atTheProvider('pay');
      await parent.seeConfirmation();
      const badge = badges.PAYMENT_OUTSTANDING;
      const row = await seeWhatIsLeft(parent, { books, offer, badge });
      await row.getByRole('link', { name: see_and_pay }).click();
      await page.getByRole('button', { name: pay_online }).click();
      await parent.atTheProvider('pay');
      await expect(page).toHaveURL(/\/account\/registrations\//);
      await expect(main).toContainText(badges.PAYMENT_COMPLETE);

      const next = await books.offerOf('stage-natation-et-grand-air');
      await books.fillWallet(parent.email, 50_000);
      await parent.arriveAt(next.path);
      await parent.addToCart();
      await parent.order('WALLET_PARTLY');
      await parent.seeConfirmation();
      // the place is paid; its fee is left
      const paid = badges.PAYMENT_COMPLETE;
      await seeWhatIsLeft(parent, { books, offer: next, badge: paid, mails: 2 });
      await parent.goTo('/account/home');
      await page.getByRole('button', { name: pay_wallet }).click();
      await expect(main).toContainText(nothing_to_pay);
    },
  );
});
