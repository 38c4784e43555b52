import type { Hono } from 'hono';
import type { SiteSettings } from './api-routes.ts';

/** Where payment providers send their messages, each on a path of its own, without session. */
export function addWebhooks(app: Hono, settings: SiteSettings): void {
  app.post('/webhooks/:provider', (c) => {
    const port = settings.platform.outside.payments[c.req.param('provider')];
    return port === undefined ? c.text('Not found', 404) : c.text('OK');
  });
}
