import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Hono } from 'hono';

const MAPS = 'https://www.google.com';
const LONGEST = 300;

/** What this page may do: frame the maps service, and stand in a page of the same site. Nothing runs in it. */
const POLICY = [
  "default-src 'none'",
  `frame-src ${MAPS}`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * A page that is nothing but the map of an address (decision 172), to stand in the page of a resource once somebody wants to see it. It alone
 * may frame the maps service: no other page of a site can, whatever stands in it.
 */
export function addEmbeddedMap(app: Hono): void {
  app.get('/embedded-map', (c) => {
    const q = (c.req.query('q') ?? '').slice(0, LONGEST);
    const hl = LANGUAGES.find((one) => one === c.req.query('hl')) ?? LANGUAGES[0];
    // what is encoded for an address has no sign that means anything in HTML but the ampersand
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
