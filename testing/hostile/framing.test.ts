import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRequest } from '@ribambelle/server/http/pages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire, type Wire } from './wire.ts';

const OFFICE = 'https://office.example.be';
const NONE = "frame-ancestors 'none'";

let shop: Shop;
let wire: Wire;
let folder: string;
let chief: { token: string };
/** A token of the organiser of 127.0.0.1, and one of its neighbour at localhost. */
let token: string;
let neighbour: string;
const drawn: Pick<PageRequest, 'path' | 'search' | 'back_office_origin'>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-framing-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>office</title>');
  const render = async ({ path, search, back_office_origin }: PageRequest) => {
    drawn.push({ path, search, back_office_origin });
    const html = '<!doctype html><title>x</title>';
    return { status: 200, html, redirect: null, language: 'fr' as const, keep: false };
  };
  shop = await openShop({
    server: {
      renderer: { assets: folder, render },
      backOffice: folder,
      backOfficeOrigin: OFFICE,
    },
  });
  wire = createWire(shop.server);
  const tokens: string[] = [];
  for (const host of ['127.0.0.1', 'localhost']) {
    const organiser = await shop.make.organiser({}, host);
    const staff = await shop.make.collaborator(organiser, ['website-pages.read']);
    if (host === '127.0.0.1') chief = staff;
    const { preview } = await shop.office('getOfficePage', { page: 'default-activities' }, staff);
    tokens.push(new URL(preview, 'http://site.test').searchParams.get('draft') ?? '');
  }
  [token = '', neighbour = ''] = tokens;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, site: 'storefront' | 'back-office' = 'storefront') =>
  wire({ site, method: 'GET', path, host: '127.0.0.1' });

test('a preview whose draft opens is framed by the back-office alone, and kept by nobody', async () => {
  for (const path of ['/', '/fr', '/fr/pages/summer', '/en/auth/login']) {
    const { headers } = await get(`${path}?preview=true&draft=${token}`);
    expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${OFFICE}`);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(drawn.at(-1)).toMatchObject({ path, back_office_origin: OFFICE });
  }
});

const OTHERS = [
  ['without a token', '/?preview=true'],
  ['with an empty token', '/?preview=true&draft='],
  ['with a wrong token', '/?preview=true&draft=sealed.00000000.abc'],
  ['with a token of a neighbour', '/?preview=true&draft=NEIGHBOUR'],
  ['with a token that is no preview', '/?draft=TOKEN'],
  ['with a preview that is not switched on', '/?preview=1&draft=TOKEN'],
  ['of an account', '/fr/account/home?preview=true&draft=TOKEN'],
  ['of a checkout', '/checkout?preview=true&draft=TOKEN'],
  ['of a cart', '/en/cart/x?preview=true&draft=TOKEN'],
] as const;

test.each(OTHERS)('a page %s is framed by nobody', async (_name, path) => {
  const address = path.replace('TOKEN', token).replace('NEIGHBOUR', neighbour);
  const { status, headers } = await get(address);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain(NONE);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(drawn.at(-1)?.back_office_origin).toBeNull();
});

test.each([
  '/api/activities',
  '/api/session',
  '/api/docs',
  '/files/none',
  '/assets/a.js',
  '/health',
])('%s is framed by nobody, with whatever token', async (path) => {
  const { headers } = await get(`${path}?preview=true&draft=${token}`);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(String(headers['content-security-policy'])).not.toContain(OFFICE);
});

test('a token that is over opens no frame', async () => {
  const before = shop.clock.now();
  shop.clock.set('2026-01-05T09:00:00.000Z');
  const { headers } = await get(`/?preview=true&draft=${token}`);
  shop.clock.set(before);
  expect(headers['content-security-policy']).toContain(NONE);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
});

test('the back-office frames the site of the session’s organiser alone, and is framed by nobody', async () => {
  const policyFor = async (cookie: Record<string, string>) => {
    const { headers } = await wire({
      site: 'back-office',
      method: 'GET',
      path: '/website/pages',
      headers: cookie,
    });
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(NONE);
    return /frame-src ([^;]*)/.exec(policy)?.[1];
  };
  const session = await shop.office('getOfficeSession', {}, chief);
  expect(await policyFor({ cookie: `ribambelle_office=${chief.token}` })).toBe(
    `'self' ${session.organiser?.site}`,
  );
  expect(await policyFor({})).toBe("'self'");
  expect(await policyFor({ cookie: `ribambelle_office=${'x'.repeat(43)}` })).toBe("'self'");
});
