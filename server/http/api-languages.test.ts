import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser({ language: 'en' });
  await shop.make.activity(organiser, {
    slug: 'judo',
    title: JSON.stringify({ fr: 'Le judo', en: 'Judo' }),
  });
});
afterAll(() => shop.close());

const title = async (path: string, language: string) => {
  const input: unknown = await (
    await shop.fetch('storefront', path, { headers: { 'accept-language': language } })
  ).json();
  return typeof input === 'object' && input !== null && 'title' in input ? input.title : input;
};

test.each([
  ['/api/activities/judo', 'fr-BE,fr;q=0.9', 'Le judo'],
  ['/api/activities/judo', '', 'Judo'],
  ['/api/activities/judo', 'nl,de', 'Judo'],
  ['/fr/api/activities/judo', 'en', 'Le judo'],
  ['/en/api/activities/judo', 'fr', 'Judo'],
])(
  '200 %s for %j: the language of the path, else of the header, else of the organiser (R21)',
  async (path, language, expected) => {
    expect(await title(path, language)).toBe(expected);
  },
);

test.each([
  ['/api/activities/none', '', 'This activity does not exist or is no longer offered.'],
  ['/api/activities/none', 'fr', 'Cette activité n’existe pas ou n’est plus proposée.'],
  ['/fr/api/activities/none', 'en', 'Cette activité n’existe pas ou n’est plus proposée.'],
  ['/api/none', '', 'This address does not exist.'],
  ['/fr/api/none', '', 'Cette adresse n’existe pas.'],
])('404 %s for %j is refused in the same language', async (path, language, message) => {
  const response = await shop.fetch('storefront', path, {
    headers: { 'accept-language': language },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message });
});

test('a write may have its language in the path too, but the back-office has none', async () => {
  const init = {
    method: 'POST',
    body: JSON.stringify({}),
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
  };
  expect((await shop.fetch('storefront', '/fr/api/auth/login', init)).status).toBe(400);
  expect((await shop.fetch('back-office', '/fr/api/back-office/session')).status).toBe(404);
});
