import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { AtTheProvider } from './people/at-the-provider.ts';
import type { Parent } from './people/parent.ts';
import { Treasurer } from './people/treasurer.ts';
import type { Books } from './stage/books.ts';
import { lookAt } from './stage/scenes.ts';
import { ownNumber } from './stage/own-number.ts';
import { expect, story } from './stage/story.ts';

const SITE = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000');
/** The price of a lesson, and the fee for cancelling it, in minor units. */
const PRICE = 2_500;
const FEE = 500;

/** The people of a story after its payment, and the place where it was paid. */
interface Paid {
  readonly parent: Parent;
  readonly treasurer: Treasurer;
  readonly bank: AtTheProvider;
  readonly books: Books;
}

/**
 * The keys of the stand-ins, one of their methods as it is called in each story, and what follows
 * the payment there.
 */
const SCENES = [
  {
    language: 'fr',
    width: 390,
    provider: 'mollie',
    mode: 'TEST',
    key: 'test_campsDuLac0000000000',
    at: process.env['FLOWS_MOLLIE_URL'] ?? '',
    method: 'Wero',
    end: 'it cancels for a fee, and the rest comes back: a week later not by its card, so by transfer',
    tell: cancelled,
  },
  {
    language: 'en',
    width: 1280,
    provider: 'stripe',
    mode: 'LIVE',
    key: 'sk_live_campsDuLac0000000000',
    at: process.env['FLOWS_STRIPE_URL'] ?? '',
    method: 'Card',
    end: 'one chargeback is won, another is lost and owed again',
    tell: disputed,
  },
] as const;

for (const { language, width, provider, mode, key, at, method, end, tell } of SCENES) {
  const hostname = `lake-${ownNumber()}.localhost`;

  story.describe(`by ${provider}, in ${language} at ${width} px`, () => {
    story.use({ language, width, baseURL: `http://${hostname}:${SITE.port}` });

    story(
      `a key is pasted, a family pays at the provider by the method that it chose; ${end}`,
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const treasurer = new Treasurer(secretary);
        const { payments } = secretary.words;
        await treasurer.setUp(hostname, { test_mode: mode === 'TEST' });
        await treasurer.connect(provider, key);
        await lookAt(secretary.page);

        const { slug } = await books.courseOf(treasurer.email, `Voile ${ownNumber()}`);
        const offer = await books.offerOf(slug);
        await parent.goTo(`/auth/register?redirect=${encodeURIComponent(offer.path)}`);
        await expect(page.getByText(words.shell.test_mode)).toHaveCount(mode === 'TEST' ? 1 : 0);
        await parent.register(offer.birthdate);
        await expect(page).toHaveURL(new RegExp(offer.path));
        await parent.addToCart();
        const radio = page.getByRole('radio', { name: method, exact: true });
        await radio.check();
        await lookAt(page);
        await parent.order('IMMEDIATE');

        await page.waitForURL(`${at}/pay/**`);
        const bank = new AtTheProvider({ at, payment: new URL(page.url()), browser: page });
        await expect(radio).toBeChecked();
        await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await parent.seeConfirmation();
        await parent.goTo(`/account/carts/${await books.cartOf(parent.email)}`);
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: treasurer.texts.receipts.download }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

        await secretary.goTo('/payments');
        await secretary.openTheOneFound();
        const { panel } = secretary;
        await expect(panel).toContainText(payments.providerOf(provider));
        await expect(panel).toContainText(`${payments.methodOf('ONLINE')} · ${method}`);
        const differences = treasurer.texts['office-provider-differences'];
        await panel.getByRole('button', { name: differences.ask }).click();
        await expect(secretary.page.getByText(differences.no_news)).toBeVisible();

        await tell({ parent, treasurer, bank, books });
      },
    );
  });
}

/** The family cancels; its bank returns the refund a week later, and staff send it by transfer. */
async function cancelled({ parent, treasurer, bank, books }: Paid): Promise<void> {
  const { page, words, email } = parent;
  const { cancellation } = words.account;
  const money = (amount: number) => formatPrice({ amount, language: words.language });
  const [registration = ''] = await books.registrationsOf(email);
  await parent.goTo(`/account/registrations/${registration}`);
  await page.getByRole('button', { name: cancellation.cancel }).click();
  const dialog = page.getByRole('dialog', { name: cancellation.title });
  await expect(dialog).toContainText(money(FEE));
  await expect(dialog).toContainText(money(PRICE - FEE));
  await dialog.getByLabel(cancellation.message).fill('Noé est malade');
  await lookAt(page);
  await dialog.getByRole('button', { name: cancellation.button }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(cancellation.given_back);

  await bank.expectRefund(PRICE - FEE);
  await bank.press('Refunds arrive');
  await bank.press('Refunds come back');
  const { desk } = treasurer;
  const { payments } = desk.words;
  await desk.goTo('/payments?attention=REFUND_FAILED');
  await desk.openTheOneFound();
  await expect(desk.panel.getByRole('alert')).toContainText(payments.refund_failed);
  await treasurer.sendBack('BE71 0961 2345 6769');
  await treasurer.haveFileExecuted();
  await desk.goTo('/payments');
  await desk.openTheOneFound();
  await expect(desk.panel).toContainText(payments.given_back.TRANSFER);
  await expect(desk.panel).toContainText(payments.transfer_states.DONE);
  await lookAt(desk.page);
}

/** A chargeback is won; another is lost, and the family owes the money again. */
async function disputed({ parent, treasurer, bank }: Paid): Promise<void> {
  const { page, words } = parent;
  const { desk } = treasurer;
  const { payments } = desk.words;
  const seeOwed = async (is_owed: boolean) => {
    await parent.goTo('/account/home');
    const nothing = page.getByRole('main').getByText(words.account.nothing_to_pay);
    await expect(nothing).toHaveCount(is_owed ? 0 : 1);
  };
  const seePayment = async (state: keyof typeof payments.disputes) => {
    await desk.goTo('/payments');
    await desk.openTheOneFound();
    await expect(desk.panel).toContainText(payments.disputes[state]);
  };
  await bank.press('Chargeback');
  await seePayment('OPEN');
  await seeOwed(true);
  await bank.press('Chargeback won');
  await seePayment('WON');
  await seeOwed(false);
  await bank.press('Chargeback');
  await bank.press('Chargeback lost');
  await seePayment('LOST');
  await lookAt(desk.page);
  await seeOwed(true);
  await lookAt(page);
}
