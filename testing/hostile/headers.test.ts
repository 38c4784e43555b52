import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer } from '@ribambelle/server/http/pages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { createWire, type Wire, type WireCall } from './wire.ts';

let shop: Shop;
let wire: Wire;
let folder: string;
let picture: Made;

/**
 * Returns a renderer with one page, and an error behind /broken: the pages themselves do not matter
 * here.
 */
const renderer = (assets: string): PageRenderer => ({
  assets,
  render: async ({ path }) => {
    if (path === '/broken') throw new Error('secret of the inside');
    const away = path === '/old' ? '/new' : null;
    return {
      status: path === '/unknown' ? 404 : 200,
      html: '<!doctype html><title>x</title>',
      redirect: away,
      language: 'fr',
      keep: true,
    };
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), 'export {};');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>office</title>');
  shop = await openShop({
    server: { renderer: renderer(folder), backOffice: folder, logLevel: 'silent' },
  });
  wire = createWire(shop.server);
  const organiser = await shop.make.organiser({}, 'localhost');
  const [row] = await shop.sql<{ id: string; cuid: string }>(
    `insert into files (organiser_id, name, content_type, data) values ($1, 'x', 'image/webp', '\\x00') returning id, cuid`,
    [organiser.id],
  );
  picture = { id: Number(row?.id), cuid: row?.cuid ?? '' };
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

type WireRequest = Pick<WireCall, 'site' | 'method' | 'path'>;

const API: readonly WireRequest[] = [
  ...([
    { site: 'storefront', method: 'GET', path: '/api/activities' },
    { site: 'storefront', method: 'GET', path: '/api/session' },
  ] as const),
  ...([
    { site: 'storefront', method: 'GET', path: '/api/x' },
    { site: 'storefront', method: 'POST', path: '/api/auth/login' },
  ] as const),
  ...([
    { site: 'back-office', method: 'GET', path: '/api/back-office/session' },
    { site: 'back-office', method: 'PUT', path: '/api/x' },
  ] as const),
];
const OTHERS: readonly WireRequest[] = [
  ...(
    [
      '/',
      '/fr/activities/x',
      '/unknown',
      '/broken',
      '/old',
      '/assets/none.js',
      '/health',
      '/api/openapi.json',
      '/api/docs',
    ] as const
  ).map((path) => ({ site: 'storefront', method: 'GET', path }) as const),
  ...(
    ['/pictures/water/a.svg', '/pictures/none/a', '/files/none', '/sandbox/pay/none'] as const
  ).map((path) => ({ site: 'storefront', method: 'GET', path }) as const),
  ...([
    { site: 'storefront', method: 'POST', path: '/sandbox/pay/none' },
    { site: 'storefront', method: 'POST', path: '/webhooks/none' },
  ] as const),
  ...([
    { site: 'storefront', method: 'POST', path: '/' },
    { site: 'storefront', method: 'PUT', path: '/x' },
  ] as const),
  ...(['/', '/activities', '/assets/none.js', '/health', '/api/docs'] as const).map(
    (path) => ({ site: 'back-office', method: 'GET', path }) as const,
  ),
];

test.each([...API, ...OTHERS])(
  '$site $method $path allows no script, framing or guessing of types',
  async (request) => {
    for (const time of ['first', 'from memory']) {
      const { headers } = await wire(request);
      const policy = String(headers['content-security-policy']);
      const scripts =
        /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1];
      expect(["'self'", "'none'"], `${time}: ${policy}`).toContain(scripts);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      // without a proxy that announces HTTPS, it is not enforced
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  },
);

test.each(['storefront', 'back-office'] as const)(
  'a built file of the %s cannot be used as a page',
  async (site) => {
    const { status, headers } = await wire({ site, method: 'GET', path: '/assets/a.js' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('no page frames another site, except the one for the map, in which no script runs', async () => {
  const policyOf = async (site: 'storefront' | 'back-office', path: string) => {
    const { headers } = await wire({ site, method: 'GET', path });
    return String(headers['content-security-policy']);
  };
  for (const path of ['/', '/fr', '/fr/resources', '/api/docs'])
    expect(await policyOf('storefront', path)).not.toContain('google');
  expect(await policyOf('storefront', '/')).toContain("frame-src 'self';");
  expect(await policyOf('back-office', '/')).toContain("frame-src 'self';");
  const hostile = encodeURIComponent('"><script>alert(1)</script>');
  const map = await wire({
    site: 'storefront',
    method: 'GET',
    path: `/embedded-map?q=${hostile}&hl=${hostile}`,
  });
  expect(map.text).not.toMatch(/<script|alert\(/);
  expect(map.text).toContain('src="https://www.google.com/maps?q=');
  expect(map.headers['content-security-policy']).toMatch(
    /^default-src 'none'; frame-src https:\/\/www\.google\.com; .*frame-ancestors 'self'$/,
  );
  expect(map.headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('an uploaded picture is served with its own type, and nothing in it can run', async () => {
  const { status, headers } = await wire({
    site: 'storefront',
    method: 'GET',
    path: `/files/${picture.cuid}.html`,
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
});

test.each(API)('$site $method $path is never cached', async (request) => {
  expect((await wire(request)).headers['cache-control']).toBe('no-store');
});

test('an internal error reveals nothing about its cause', async () => {
  const { status, text } = await wire({ site: 'storefront', method: 'GET', path: '/broken' });
  expect(status).toBe(500);
  expect(text).not.toContain('secret');
});

test('assets are never read outside their folder', async () => {
  const paths = [
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%5cindex.html',
    '/assets/%00.js',
    '/assets/%ff.js',
    '/assets//etc/passwd.js',
  ];
  for (const path of paths) {
    const { status, text } = await wire({ site: 'back-office', method: 'GET', path });
    expect([status, path]).not.toEqual([500, path]);
    if (path.startsWith('/assets/..%2f') || path.includes('%00') || path.includes('%ff'))
      expect([status, text], path).toEqual([404, 'Not found']);
  }
});
