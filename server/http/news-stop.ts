import type { Hono } from 'hono';

/**
 * The path at which mail programs end news by themselves (RFC 8058), as in the headers of each
 * e-mail of news.
 */
const PATH = '/newsletters/unsubscribe';

/**
 * Answers that address: without a language it leads people to the page; a mail program sends a form
 * to it, and is answered as the API answers its token.
 */
export function addNewsStop(app: Hono): void {
  app.post(PATH, (c) => {
    const { url, headers } = c.req.raw;
    const to = new URL('/api/newsletters/unsubscribe', url);
    const sentHeaders = new Headers(headers);
    sentHeaders.set('content-type', 'application/json');
    sentHeaders.delete('content-length');
    const body = JSON.stringify({ token: c.req.query('token') ?? '' });
    return app.fetch(new Request(to, { method: 'POST', headers: sentHeaders, body }), c.env);
  });
}
