import type { Hono } from 'hono';
import { inTransaction } from '../database/transaction.ts';
import { isEmbedded } from '../pages/index.ts';
import { hostnameOf, type SiteSettings } from './api-routes.ts';

const LONGEST = 1000;

/**
 * Serves a page with only the content of another site in a frame, for the element blocks-iframe. It
 * frames the origin of that address alone, and only an address that a page of this organiser has:
 * the site of an organiser shows nothing that others thought of.
 */
export function addEmbeddedSite(app: Hono, settings: SiteSettings): void {
  app.get('/embedded', async (c) => {
    const url = addressOf(c.req.query('url') ?? '');
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    if (url === null || organiser === null) return c.text('Not found', 404);
    const read = { pool: settings.platform.pool, organiser_id: organiser.id, readonly: true };
    if (!(await inTransaction(read, (db) => isEmbedded(db, c.req.query('url') ?? ''))))
      return c.text('Not found', 404);
    const frame = `<iframe src="${escaped(url.href)}" title="" referrerpolicy="no-referrer" style="border:0;width:100%;height:100%" allowfullscreen></iframe>`;
    return c.html(
      `<!doctype html><html lang="${organiser.language}"><title>.</title><body style="margin:0;height:100vh">${frame}</body></html>`,
      200,
      {
        'content-security-policy': policyFor(url.origin),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    );
  });
}

/** Returns the policy of this page: it frames one origin, and nothing runs in it. */
function policyFor(origin: string): string {
  return [
    "default-src 'none'",
    `frame-src ${origin}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Returns an address over https, without a name and password in it; null for any other. */
function addressOf(text: string): URL | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  // a host is part of a policy: nothing in it may end a directive
  return isPlain && /^[a-z0-9.-]+$/.test(url.hostname) ? url : null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
