import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { addDays, dayOf, startOfWeek } from '@ribambelle/domain/base/days.ts';
import sharp from 'sharp';
import { say } from '../start/say.ts';
import type { ServedDemo } from '../test/serve-demo.ts';
import { type Cookie, fillCart, visitAsAdministrator, visitAsParent } from './demo-visit.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const SHOWN = 'robots-de-carton';
/** The part of the account that has a link to all orders beside its title. */
const TO_PAY = 'section:has(a[href$="/account/carts"])';
const MOST_BYTES = 250_000;
/**
 * Makes fields show dates and numbers in the page's language, whatever the language of the
 * browser's installation.
 */
const AS_THE_PAGE_SAYS = '--enable-blink-features=LangAttributeAwareFormControlUI';

interface Studio {
  readonly demo: ServedDemo;
  readonly browser: Browser;
  readonly folder: string;
}

interface Shot {
  readonly name: string;
  readonly address: string;
  readonly cookies: readonly Cookie[];
  /** The part of the page to show, as a selector; its beginning when left out. */
  readonly part?: string;
}

/** An account at a stand-in for a provider. */
export interface PictureAccount {
  readonly provider: 'mollie' | 'stripe';
  readonly key: string;
}

/**
 * Takes pictures of the main pages of the demo on a phone and on a desktop, into `folder`. The
 * accounts are connected at the end.
 */
export async function takePictures(
  demo: ServedDemo,
  { folder, accounts }: { readonly folder: string; readonly accounts: readonly PictureAccount[] },
): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu', AS_THE_PAGE_SAYS];
  const browser = await chromium.launch({ executablePath: demo.browser, args });
  try {
    const studio = { demo, browser, folder };
    await takeStorefront(studio);
    await takeBackOffice(studio, accounts);
  } finally {
    await browser.close();
  }
}

async function takeStorefront(studio: Studio): Promise<void> {
  const { storefront } = studio.demo;
  const { call, cookies } = await visitAsParent(storefront);
  const shoot = (
    name: string,
    {
      path,
      as = cookies,
      ...how
    }: { readonly path: string; readonly as?: readonly Cookie[] } & Pick<Shot, 'part'>,
  ) => take(studio, { name, address: `${storefront}/fr${path}`, cookies: as, ...how });
  await shoot('account-to-pay', { path: '/account/home', part: TO_PAY });
  await shoot('home', { path: '', as: [] });
  await shoot('activities', { path: '/activities', as: [] });
  await shoot('activity', { path: `/activities/${SHOWN}`, as: [] });
  const activities = await call('listActivities', { page_size: 40 });
  const { slug, cuid } = await fillCart(call, [SHOWN, ...activities.data.map((one) => one.slug)]);
  await shoot('availability', { path: `/availabilities/${slug}/${cuid}` });
  await shoot('checkout', { path: '/checkout' });
  const { cart } = await call('getSession', {});
  if (cart === null) throw new Error('The cart is gone.');
  const { number: terms_version } = await call('getTerms', {});
  const accepted = { terms: true, terms_version };
  await call('checkoutCart', { cart_id: cart.id, payment_strategy: 'DELAYED', ...accepted });
  await shoot('success', { path: `/checkout/${cart.cuid}/success` });
  await shoot('account', { path: '/account/home' });
}

async function takeBackOffice(studio: Studio, accounts: readonly PictureAccount[]): Promise<void> {
  const { backOffice } = studio.demo;
  const { call, cookies } = await visitAsAdministrator(backOffice);
  const pages = [
    ['office-dashboard', '/today'],
    ['office-week', '/calendar'],
    ['office-dates', '/availabilities'],
    ['office-day-list', `/roster?day=${nextFriday()}`],
    ['office-registrations', '/registrations'],
    ['office-families', '/customers'],
    ['office-payments', '/payments'],
    ['office-reports', '/reports/occupancy'],
    ['office-site', '/site'],
    ['office-team', '/collaborators'],
  ] as const;
  for (const [name, path] of pages)
    await take(studio, { name, address: backOffice + path, cookies });
  for (const account of accounts) await call('connectPaymentProvider', account);
  const address = `${backOffice}/settings`;
  await take(studio, { name: 'office-providers', address, cookies, part: '#online-payment' });
}

/** Returns a day on which the demo has children and courts, on whatever weekday it is shown. */
function nextFriday(): string {
  const today = dayOf(new Date().toISOString(), 'Europe/Brussels');
  return addDays(startOfWeek(addDays(today, 3)), 4);
}

async function take({ browser, folder }: Studio, shot: Shot): Promise<void> {
  const { name, cookies } = shot;
  for (const viewport of VIEWPORTS) {
    const context = await browser.newContext({
      viewport,
      locale: 'fr-BE',
      timezoneId: 'Europe/Brussels',
      reducedMotion: 'reduce',
    });
    await context.addCookies([...cookies]);
    const file = join(folder, `${name}-${viewport.width}.png`);
    const picture = await compressed(await screenshot(context, shot));
    await writeFile(file, picture);
    await context.close();
    say(`${name}-${viewport.width}.png: ${Math.round(picture.length / 1000)} KB`);
  }
}

async function screenshot(
  context: BrowserContext,
  { address, part }: Pick<Shot, 'address' | 'part'>,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await page
    .locator('.mantine-Loader-root, .mantine-Skeleton-root')
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate(redrawDates);
  if (part !== undefined)
    await page
      .locator(part)
      .first()
      .evaluate((element) => {
        element.style.scrollMarginTop = '1.5rem';
        element.scrollIntoView();
      });
  return page.screenshot({ animations: 'disabled' });
}

/**
 * Recreates date fields: one takes its language when it is created, which for fields created by a
 * script is before they are in the page.
 */
function redrawDates(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    field.type = 'text';
    field.type = 'date';
  }
}

/**
 * Returns a picture with as many colours as fit: our pages are flat, so a palette shows them
 * faithfully.
 */
async function compressed(png: Buffer): Promise<Buffer> {
  for (const colours of [256, 128, 64]) {
    const small = await sharp(png).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (small.length <= MOST_BYTES) return small;
  }
  throw new Error(`A picture stays above ${MOST_BYTES} bytes.`);
}
