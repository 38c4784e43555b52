import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Hono } from 'hono';

const MAPS = 'https://www.google.com';
const LONGEST = 300;

/**
 * The policy of this page: it may frame the maps service, and be framed by a page of the same site.
 * Nothing runs in it.
 */
const POLICY = [
  "default-src 'none'",
  `frame-src ${MAPS}`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Serves a page with only the map of an address (decision 172), to be framed in the page of a
 * resource once somebody wants to see it. It alone may frame the maps service: no other page of a
 * site can, whatever it contains.
 */
export function addEmbeddedMap(app: Hono): void {
  app.get('/embedded-map', (c) => {
    const q = (c.req.query('q') ?? '').slice(0, LONGEST);
    const hl = LANGUAGES.find((one) => one === c.req.query('hl')) ?? LANGUAGES[0];
    // text encoded for an address has no character with a meaning in HTML but the ampersand
    const query = new URLSearchParams({ q, hl, output: 'embed' }).toString();
    const address = `${MAPS}/maps?${query}`.replaceAll('&', '&amp;');
    const frame = `<iframe src="${address}" title="" referrerpolicy="no-referrer" style="border:0;width:100%;height:100%"></iframe>`;
    return c.html(
      `<!doctype html><html lang="${hl}"><title>.</title><body style="margin:0;height:100vh">${frame}</body></html>`,
      200,
      {
        'content-security-policy': POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    );
  });
}
