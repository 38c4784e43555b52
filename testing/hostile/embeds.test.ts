import { openShop, type Shop } from '../shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PLACED = 'https://player.test/watch?a="><script>&b=1';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  const content = [
    {
      id: 'film',
      name: '',
      element: 'blocks-iframe',
      settings: { url: PLACED },
      children: [],
    },
    {
      id: 'pasted',
      name: '',
      element: 'blocks-iframe',
      settings: { url: ' https://pasted.test/map\n' },
      children: [],
    },
    {
      id: 'link',
      name: '',
      element: 'blocks-button',
      settings: { url: 'https://linked.test/' },
      children: [],
    },
  ];
  await shop.sql(
    `insert into pages (organiser_id, pathname, title, content) values ($1, '/films', '{}', $2)`,
    [organiser.id, JSON.stringify(content)],
  );
});
afterAll(() => shop.close());

const embed = (url: string) =>
  shop.fetch('storefront', `/embedded?${new URLSearchParams({ url })}`);

test('an address that a page has is framed, alone, and nothing runs in it', async () => {
  const answer = await embed(PLACED);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-src https://player.test; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const text = await answer.text();
  expect(text).not.toContain('<script');
  expect(text).toContain('src="https://player.test/watch?a=%22%3E%3Cscript%3E&amp;b=1"');
});

test('an address that was pasted with blanks around it is framed', async () => {
  expect((await embed('https://pasted.test/map')).status).toBe(200);
});

test.each([
  'https://elsewhere.test/',
  'https://linked.test/',
  'http://player.test/watch',
  'javascript:alert(1)',
  'https://player.test@evil.test/',
  'https://[::1]/',
  '//player.test/watch',
  '',
  `https://player.test/${'x'.repeat(2000)}`,
])('404 for %s, which no page has', async (url) => {
  expect((await embed(url)).status).toBe(404);
});
