import { Treasurer } from './people/treasurer.ts';
import { lookAt } from './stage/scenes.ts';
import { ownNumber } from './stage/own-number.ts';
import { expect, story } from './stage/story.ts';

const SITE = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000');

/** The keys of the stand-ins, and one of their methods as it is called in each story. */
const SCENES = [
  {
    language: 'fr',
    width: 390,
    provider: 'mollie',
    mode: 'TEST',
    key: 'test_campsDuLac0000000000',
    page: process.env['FLOWS_MOLLIE_URL'] ?? '',
    method: 'Wero',
  },
  {
    language: 'en',
    width: 1280,
    provider: 'stripe',
    mode: 'LIVE',
    key: 'sk_live_campsDuLac0000000000',
    page: process.env['FLOWS_STRIPE_URL'] ?? '',
    method: 'Card',
  },
] as const;

for (const { language, width, provider, mode, key, page: at, method } of SCENES) {
  const hostname = `lake-${ownNumber()}.localhost`;

  story.describe(`by ${provider}, in ${language} at ${width} px`, () => {
    story.use({ language, width, baseURL: `http://${hostname}:${SITE.port}` });

    story(
      'a key is pasted, and a family pays at the provider by the method that it chose',
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
      },
    );
  });
}
