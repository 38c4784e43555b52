import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let voucher: Made;

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser({ languages: [...LANGUAGES] });
  for (const slug of ['judo', 'pain-&-levain', 'poterie'])
    await shop.make.activity(organiser, { slug });
  await shop.make.activity(organiser, { slug: 'brouillon', published: false });
  voucher = await shop.make.voucher(organiser);
  await shop.make.voucher(organiser, { cuid: 'brouillon', published: false });
});
afterAll(() => shop.close());

const ask = async (path: string) => {
  const response = await shop.fetch('storefront', path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
};

test('200 lists every page and published activity once per language, each with all its languages', async () => {
  const { status, type, text } = await ask('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...text.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(addresses).toEqual(
    expect.arrayContaining(['/fr', '/en', '/fr/activities', '/en/activities']),
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/fr/activities/judo',
      '/en/activities/judo',
      '/fr/activities/poterie',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([`/fr/vouchers/${voucher.cuid}`, `/en/vouchers/${voucher.cuid}`]),
  );
  expect(text).toContain('/fr/activities/pain-&amp;-levain');
  expect(text).toMatch(/hreflang="en" href="[^"]*\/en\/activities\/judo"\/>/);
  expect(text).toMatch(/hreflang="x-default" href="[^"]*\/fr\/activities\/judo"\/>/);
  expect(text).not.toMatch(
    /brouillon|\$|\/auth|\/checkout|\/cart|\/newsletters|\/blog|page-not-found/,
  );
});

test('200 robots.txt disallows personal pages and names the sitemap', async () => {
  const { status, text } = await ask('/robots.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^Disallow: \/en\/checkout$/m);
  expect(text).toMatch(/^Sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m);
});

test.each(['/sitemaps/none.xml', '/sitemaps/activities-A.xml', '/sitemaps/activities-0'])(
  '404 %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('200 a large catalogue is an index of files that hold every activity once', async () => {
  await shop.sql(
    `insert into activities (organiser_id, slug, title)
     select organiser_id, 'atelier-' || n, title from activities, generate_series(1, 4000) n where slug = 'judo'`,
  );
  const { text } = await ask('/sitemap.xml');
  const files = [...text.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(files).toHaveLength(4);
  expect(files).toContain('/sitemaps/pages.xml');
  const texts = await Promise.all(files.map(async (file) => (await ask(file)).text));
  const judo = texts.join('').match(/<loc>[^<]*\/fr\/activities\/judo<\/loc>/g);
  expect(judo).toHaveLength(1);
  expect(texts.join('').match(/<loc>[^<]*\/fr\/activities\/[^<]+<\/loc>/g)).toHaveLength(4003);
});
