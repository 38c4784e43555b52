import type { PageRenderer } from '@ribambelle/server/http/pages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire, type Site, type Wire } from './wire.ts';

const NAME = 'Zwanenfabriek';
let shop: Shop;
let wire: Wire;

const renderer: PageRenderer = {
  assets: import.meta.dirname,
  render: async ({ organiser }) => ({
    status: 200,
    html: `<!doctype html>${organiser.name}`,
    redirect: null,
    language: 'fr',
    keep: true,
  }),
};

beforeAll(async () => {
  shop = await openShop({ server: { renderer } });
  wire = createWire(shop.server);
  const organiser = await shop.make.organiser({ name: NAME }, 'known.test');
  const activity = await shop.make.activity(organiser, {
    title: JSON.stringify({ fr: NAME, en: NAME }),
  });
  await shop.make.availability(organiser, activity);
});
afterAll(() => shop.close());

function get(path: string, host: string, site: Site = 'storefront') {
  return wire({ site, method: 'GET', path, host });
}

const PATHS = [
  '/',
  '/fr',
  '/en/activities',
  '/api/website',
  '/api/activities',
  '/api/session',
  '/api/openapi.json',
  '/api/docs',
  '/api/x',
  '/pictures/logo/a.svg',
  '/pictures/water/a.svg',
  '/files/abc',
  '/assets/a.js',
  '/sandbox/pay/x',
  '/robots.txt',
];
const HOSTS = [
  'unknown.test',
  'known.test.evil.test',
  'known.test.',
  'xn--known.test',
  '[::1]',
  '10.0.0.1',
  'KNOWN.test%00',
  '-',
  'a b',
];

test.each(HOSTS)(
  'at the unknown host %j, no path is found and no name is revealed',
  async (host) => {
    for (const path of PATHS) {
      const { status, text } = await get(path, host);
      expect([status, path], text.slice(0, 100)).toEqual([status === 400 ? 400 : 404, path]);
      expect(text).not.toMatch(new RegExp(`${NAME}|ribambelle`, 'i'));
    }
    for (const path of ['/api/auth/login', '/webhooks/sandbox', '/sandbox/pay/x'])
      expect([400, 404]).toContain(
        (await wire({ site: 'storefront', method: 'POST', path, host })).status,
      );
  },
);

test('a known host is recognised in any case, before and after requests for an unknown one', async () => {
  await get('/', 'unknown.test');
  for (const host of ['known.test', 'KNOWN.TEST', 'Known.Test'])
    expect((await get('/', host)).text).toContain(NAME);
  expect((await get('/', 'unknown.test')).text).not.toContain(NAME);
});

test('health reveals nothing but whether it is healthy, at any host', async () => {
  expect(await get('/health', 'unknown.test')).toMatchObject({
    status: 200,
    text: '{"healthy":true}',
  });
});

test('each site serves only its own calls', async () => {
  const document = async (site: Site): Promise<{ paths: Record<string, object> }> =>
    JSON.parse((await get('/api/openapi.json', 'known.test', site)).text);
  for (const [site, other] of [
    ['storefront', 'back-office'],
    ['back-office', 'storefront'],
  ] as const) {
    const paths = Object.keys((await document(other)).paths);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      expect(path.startsWith('/api/back-office/')).toBe(other === 'back-office');
      const answer = await get(path.replaceAll(/\{\w+\}/g, 'x'), 'known.test', site);
      expect([answer.status, path]).toEqual([404, path]);
      expect(JSON.parse(answer.text)).toMatchObject({ error: 'UNKNOWN_PATH' });
    }
  }
});
