import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { expect, story } from './stage/story.ts';
import { type Inspection, inspectionOf } from './stage/inspection.ts';
import { inTurn, TELLS_EVERY, tellings, widthByWidth } from './stage/tellings.ts';

/** Pages whose addresses name no record of a test. */
const OF_EVERYBODY = [
  '',
  '/about',
  '/activities',
  '/activities?search=zzzz',
  '/dates',
  '/agenda',
  '/quick',
  '/week',
  '/courts',
  '/bundles',
  '/memberships',
  '/resources',
  '/vouchers',
  '/vouchers?search=zzzz',
  '/cart/bookings/add',
  '/checkout',
  '/auth/login',
  '/auth/register',
  '/auth/password',
  '/auth/password?token=abc',
  '/account/email?token=abc',
  '/account/home',
  '/terms',
  '/blog',
];

for (const language of LANGUAGES) {
  story.describe(`in ${language}, on a desk and on a phone`, () => {
    story.use({ language, width: language === FIRST_LANGUAGE ? 390 : 1280 });
    story.slow();

    story('a visitor meets no barrier', async ({ page, books }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      const inspection = inspectionOf(page);
      const voucher = await books.oneOf('vouchers', 'admin@demo.test');
      const paths = [
        ...OF_EVERYBODY,
        `/vouchers/${voucher}`,
        `/activities/${offer.slug}`,
        offer.path,
        `/cart/add?availabilities=${offer.cuid}`,
      ];
      await lookInTurn(inspection, { base: '', paths, languages: [language] });
      for (const path of ['/nothing/here', '/page-not-found', '/blog/nothing'])
        expect.soft(await inspection.open(`/${language}${path}`, { status: 404 })).toEqual([]);
    });
  });
}

for (const language of tellings('a customer meets no barrier', LANGUAGES)) {
  story.describe(`in ${language}, then in each language, on a desk and on a phone`, () => {
    story.use({ language, width: language === FIRST_LANGUAGE ? 390 : 1280 });
    story.slow();

    story('a customer meets no barrier', async ({ page, parent, books, words }) => {
      const offer = await books.offerOf('meteo-et-nuages');
      await parent.join(offer);
      const inspection = inspectionOf(page);
      for (const path of [offer.path, `/cart/add?availabilities=${offer.cuid}`, '/checkout']) {
        expect.soft(await inspection.open(`/${language}${path}`)).toEqual([]);
      }
      await parent.arriveAt(offer.path);
      await parent.addToCart();
      expect.soft(await inspection.look()).toEqual([]);
      await parent.cartButton.click();
      await expect(parent.drawer).toBeVisible();
      expect.soft(await inspection.look()).toEqual([]);
      await page.keyboard.press('Escape');
      await parent.order('DELAYED');
      await parent.seeConfirmation();
      expect.soft(await inspection.look()).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: words.success.account }).click();
      await expect(page).toHaveURL(/\/account\/registrations$/);
      const [registration = ''] = await books.registrationsOf(parent.email);
      const participant = await books.participantOf(parent.email);
      const cart = await books.cartOf(parent.email);
      const account = [
        'home',
        'profile',
        'profile/password',
        'profile/delete',
        'participants',
        'participants/create',
      ];
      account.push(`participants/${participant}`, `participants/${participant}/delete`);
      account.push('registrations', `registrations/${registration}`, 'carts', `carts/${cart}`);
      account.push('wallet', 'proofs');
      // nothing was bought of these: their pages are empty
      account.push('bookings', 'memberships', 'bundles', 'vouchers', 'vouchers/redeem');
      const languages = TELLS_EVERY ? [language] : LANGUAGES;
      await lookInTurn(inspection, { base: '/account/', paths: account, languages });
    });
  });
}

/**
 * Looks at each path in one of these languages, in turn; when this run tells everything in each.
 */
async function lookInTurn(
  inspection: Inspection,
  of: { base: string; paths: readonly string[]; languages: readonly Language[] },
): Promise<void> {
  for (const language of of.languages) {
    for (const { at, pages } of widthByWidth(inTurn(of.paths, language), language)) {
      await inspection.stand(at);
      for (const path of pages)
        expect.soft(await inspection.open(`/${language}${of.base}${path}`, { at })).toEqual([]);
    }
  }
}
