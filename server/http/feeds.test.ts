import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser({ languages: [...LANGUAGES], name: 'Jeux & Cie' });
  chief = await shop.make.collaborator(organiser, ['blog-articles.create', 'blog-articles.update']);
  await publish({ fr: 'Pain & levain <3', en: 'Bread' });
});
afterAll(() => shop.close());

const inAnHour = () => new Date(Date.parse(shop.clock.now()) + 3_600_000).toISOString();

async function publish(title: { fr: string; en: string }, at: string | null = null) {
  const { cuid: article } = await shop.office('createArticle', { title }, chief);
  await shop.change('publishArticle', { article, at }, chief);
}

const ask = async (path: string) => {
  const response = await shop.fetch('storefront', path);
  const type = response.headers.get('content-type');
  return { status: response.status, type, text: await response.text() };
};

test('200 tells the articles in the language of the address, with their addresses and dates', async () => {
  const { status, type, text } = await ask('/fr/blog/feed.xml');
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(text).toContain('<title>Jeux &amp; Cie</title>');
  expect(text).toContain('<title>Pain &amp; levain &lt;3</title>');
  expect(text).toMatch(/<link>http:\/\/127\.0\.0\.1:\d+\/fr\/blog\/pain-levain-3<\/link>/);
  expect(text).toContain(`<pubDate>${new Date(shop.clock.now()).toUTCString()}</pubDate>`);
  expect((await ask('/en/blog/feed.xml')).text).toContain('<title>Bread</title>');
  expect((await ask('/sitemap.xml')).text).toMatch(/\/fr\/blog<.*\/en\/blog\/pain-levain-3</s);
});

test('200 tells a planned article at its hour', async () => {
  await publish({ fr: 'Bientôt', en: '' }, inAnHour());
  expect((await ask('/fr/blog/feed.xml')).text).not.toContain('Bientôt');
  expect((await ask('/sitemap.xml')).text).not.toContain('bientot');
  shop.clock.set(inAnHour());
  const { text } = await ask('/fr/blog/feed.xml');
  expect(text.indexOf('Bientôt')).toBeLessThan(text.indexOf('Pain'));
  expect((await ask('/sitemap.xml')).text).toContain('/fr/blog/bientot<');
});

test('404 in a language that is none of the site', async () => {
  expect((await ask('/de/blog/feed.xml')).status).toBe(404);
});
