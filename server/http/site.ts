import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type Server } from 'node:http';
import { addApiRoutes, callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';
import { addBackOfficePages } from './back-office-pages.ts';
import { addCalendarFeeds } from './calendar-feeds.ts';
import { addDocumentation, isDocumentation } from './documentation.ts';
import { addNewsStop } from './news-stop.ts';
import { addEmbeddedMap } from './embedded-map.ts';
import { addEmbeddedSite } from './embedded-site.ts';
import { addHostProofs, HOST_PROOFS } from './host-proofs.ts';
import { addMailReports } from './mail-reports.ts';
import type { Ailment } from '../database/health.ts';
import { limitTime } from './limit-time.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './pages.ts';
import type { Sandbox } from '../sandbox/index.ts';
import { addPublicFiles } from './public-files.ts';
import { refuseInWords } from './refuse-in-words.ts';
import { addSandboxPages } from './sandbox-pages.ts';
import { addSharePictures } from './share-pictures.ts';
import { addFeeds } from './feeds.ts';
import { addSitemaps } from './sitemaps.ts';
import { securityHeaders } from './security-headers.ts';
import { addStorefrontPages } from './storefront-pages.ts';
import { addWebhooks } from './webhooks.ts';

/**
 * Creates the public site of every organiser: their pages, the API of customers, the providers'
 * messages.
 */
export function createStorefrontSite(input: {
  settings: SiteSettings;
  renderer: PageRenderer | null;
  sandbox: Sandbox;
  cache: PageCache;
  health: () => Promise<Ailment>;
}): Hono {
  const app = createSite(input);
  addWebhooks(app, input.settings);
  addSandboxPages(app, input);
  addCalendarFeeds(app, input.settings);
  addNewsStop(app);
  addHostProofs(app, input.settings);
  addEmbeddedMap(app);
  addEmbeddedSite(app, input.settings);
  addPublicFiles(app, input.settings);
  addSharePictures(app, input.settings);
  addFeeds(app, input.settings);
  addSitemaps(app, { settings: input.settings });
  addApiRoutes(app, input.settings);
  if (input.renderer !== null)
    addStorefrontPages(app, {
      settings: input.settings,
      renderer: input.renderer,
      cache: input.cache,
    });
  return app;
}

/** Creates the organisers' back-office: an origin of its own, with its own sessions. */
export function createBackOfficeSite(input: {
  settings: SiteSettings;
  assets: string | null;
  health: () => Promise<Ailment>;
}): Hono {
  const app = createSite(input);
  addMailReports(app, input.settings);
  addPublicFiles(app, input.settings);
  addApiRoutes(app, input.settings);
  if (input.assets !== null)
    addBackOfficePages(app, { settings: input.settings, folder: input.assets });
  return app;
}

function createSite(input: { settings: SiteSettings; health: () => Promise<Ailment> }): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    // a page from the cache already has them
    if (c.get('secured') === true) return;
    const { secure } = callerOf(c, input.settings);
    const { site, hsts_seconds } = input.settings;
    for (const [name, value] of Object.entries(securityHeaders({ site, secure, hsts_seconds }))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.get('/health', async (c) => {
    const reason = await input.health();
    return reason === null ? c.json({ healthy: true }) : c.json({ healthy: false, reason }, 503);
  });
  app.use('*', limitTime(input.settings));
  if (input.settings.site === 'storefront') refuseUnknownHosts(app, input.settings);
  addDocumentation(app, input.settings.site);
  app.onError((error, c) => {
    const { response, unexpected } = refuseInWords(c, error);
    if (unexpected) input.settings.log(error, { method: c.req.method, path: c.req.path });
    return response;
  });
  return app;
}

/**
 * Answers "not found" at a host name that no organiser has, and names nobody: not even the
 * platform's owner (R22).
 */
function refuseUnknownHosts(app: Hono, settings: SiteSettings): void {
  app.use('*', async (c, next) => {
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    // calls are refused in the API's own way; a name is proven before it belongs to anybody
    const isCall = c.req.path.startsWith('/api/') && !isDocumentation(c.req.path);
    if (organiser !== null || isCall || c.req.path.startsWith(HOST_PROOFS)) return next();
    return c.text('Not found', 404);
  });
}

/** Creates the HTTP server of a site; pages in memory are answered before the framework runs. */
export function serve(app: Hono, cache: PageCache | null): Server {
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  const timeouts = {
    // longer than proxies and browsers keep an idle connection, so that none is cut while it is
    // used again
    keepAliveTimeout: 75_000,
    // a caller who sends headers or a body drop by drop does not keep a connection for ever
    headersTimeout: 20_000,
    requestTimeout: 120_000,
  };
  return createServer(timeouts, (request, response) => {
    if (cache?.answer(request, response) === true) return;
    void listener(request, response);
  });
}
