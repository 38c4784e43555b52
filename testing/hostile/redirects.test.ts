import { safeRedirect } from '@ribambelle/domain/website/safe-redirect.ts';
import { addressWithin } from '@ribambelle/server/checkout/way-back.ts';
import { render } from '@ribambelle/storefront/server.tsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire } from './wire.ts';

const ORIGIN = 'https://shop.test';

/** Addresses that lead to another site in some browser. */
const ELSEWHERE = [
  '//evil.test',
  '///evil.test',
  '////evil.test/x',
  'https://evil.test',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS://EVIL.TEST',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/	/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '	//evil.test',
  ' //evil.test',
  '\0//evil.test',
  '/\0/evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://evil.test',
  'evil.test',
  '@evil.test',
  'https://shop.test@evil.test/',
  'https://shop.test.evil.test/',
  'https://shop.test:8443/',
  'http://shop.test/',
  '/..//evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2e%2e//evil.test',
  '/.%2e//evil.test',
  '/%2e//evil.test',
  '/\xA0/evil.test',
  '/\u2028/evil.test',
  '/﻿//evil.test',
] as const;

/**
 * Returns the site that a browser reaches by following `address` on our site, twice, as routers do.
 */
function landingOrigin(address: string): string {
  const first = new URL(address, ORIGIN);
  return new URL(`${first.pathname}${first.search}`, first.origin).origin;
}

describe('after signing in', () => {
  test.each(ELSEWHERE)('%j stays on the site', (path_wanted) => {
    const path = safeRedirect(path_wanted);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(landingOrigin(path)).toBe(ORIGIN);
  });

  test.each([
    '/',
    '/account',
    '/fr/availabilities/x/c1?participant=c2&x=//y#dates',
    '/a.b/..c',
    '/caf%C3%A9',
  ])('%j is followed', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });
});

describe('after paying', () => {
  test.each(ELSEWHERE)('%j is refused, or stays on the site', (address) => {
    try {
      expect(new URL(addressWithin(ORIGIN, { address, field: 'return_url' })).origin).toBe(ORIGIN);
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID_REQUEST', fields: { return_url: 'INVALID' } });
    }
  });

  test('addresses of the site are accepted with and without its origin', () => {
    for (const address of ['/account?a=1', `${ORIGIN}/account?a=1`])
      expect(addressWithin(ORIGIN, { address, field: 'x' })).toBe(`${ORIGIN}/account?a=1`);
  });
});

describe('from an address of the site', () => {
  let shop: Shop;
  beforeAll(async () => {
    const parts = { manifest: {}, entry: '', styles: [] };
    shop = await openShop({
      server: {
        renderer: { assets: import.meta.dirname, render: (request) => render(request, parts) },
        logLevel: 'silent',
      },
    });
    await shop.make.organiser({}, 'localhost');
  });
  afterAll(() => shop.close());

  test.each([
    '//evil.test/',
    '///evil.test/',
    '/fr//evil.test/',
    '/en//evil.test',
    '/fr/fr//evil.test/',
    '/\\evil.test/',
    '/%2f%2fevil.test/',
    '/.//evil.test/',
    '/fr/..//evil.test/',
    '/%5cevil.test/',
    '/fr/%5cevil.test/',
    '//evil.test/%2e%2e/',
    '/auth/redirect/',
    '//auth/redirect',
  ])('%j leads nowhere else', async (path) => {
    const { status, headers } = await createWire(shop.server)({
      site: 'storefront',
      method: 'GET',
      path: `${path}?redirect=//evil.test`,
    });
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined)
      expect([path, landingOrigin(headers.location)]).toEqual([path, ORIGIN]);
  });

  test('an address with a trailing slash redirects to the one without', async () => {
    const { headers } = await createWire(shop.server)({
      site: 'storefront',
      method: 'GET',
      path: '/fr/activities/?a=1',
    });
    expect(headers.location).toBe('/fr/activities?a=1');
  });
});
