import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context as HonoContext, Hono } from 'hono';
import { callerOf, type SiteSettings } from './api-routes.ts';
import { packable, packedResponse } from './packable.ts';
import { addAssets } from './assets.ts';
import { cookieName, readCookie } from './cookies.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Serves the back-office, which is one page; the browser reads its addresses. It may frame the site
 * of the organiser whose session opens it, and of no other: the names of the others are nobody's
 * business (R22).
 */
export function addBackOfficePages(
  app: Hono,
  { settings, folder }: { readonly settings: SiteSettings; readonly folder: string },
): void {
  addAssets(app, folder);
  app.get('*', async (c) => {
    const { secure } = callerOf(c, settings);
    const frames = await framedSites(c, settings);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    // the page knows which site it may frame: that of its own session, which may change later
    const html = page.replace(
      '</head>',
      `<meta name="framed-sites" content="${frames.join(' ')}" /></head>`,
    );
    const headers = {
      ...securityHeaders({
        site: 'back-office',
        secure,
        hsts_seconds: settings.hsts_seconds,
        frames,
      }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    };
    return packedResponse(packable(html), {
      accepted: c.req.header('accept-encoding'),
      headers,
    });
  });
}

/** Returns the origin of the site of the session's organiser; none without a session or a site. */
async function framedSites(c: HonoContext, settings: SiteSettings): Promise<readonly string[]> {
  const { secure } = callerOf(c, settings);
  const token = readCookie(c.req.raw.headers, cookieName('back-office', secure));
  const organiser = await settings.directory.organiserOfSession(token);
  const hostname = organiser === null ? null : await settings.directory.siteOf(organiser.id);
  return hostname === null ? [] : [settings.platform.originOf(hostname)];
}
