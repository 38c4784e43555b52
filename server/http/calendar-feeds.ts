import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { readFeed } from '../calendar/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { callerOf, hostnameOf, type SiteSettings } from './api-routes.ts';

/**
 * Cache headers of feeds: calendars call about once an hour; an answer is fresh for a quarter of
 * that.
 */
const CACHE = 'private, max-age=900';

/**
 * Serves the private calendars of customers without a session: the address is the secret. Nothing
 * of it is for search engines. Callers who guess addresses, or read one too often, must wait (as
 * for a sign-in).
 */
export function addCalendarFeeds(app: Hono, settings: SiteSettings): void {
  app.get('/calendar/:file{[\\w-]{43}\\.ics}', async (c) => {
    const organiser = await settings.directory.organiserOfHost(hostnameOf(c));
    if (organiser === null) return c.text('Not found', 404);
    const { platform, limits } = settings;
    const { origin, address } = callerOf(c, settings);
    const token = c.req.param('file').replace(/\.ics$/, '');
    const now = platform.clock();
    const count = (by: string) =>
      limits.count('calendar-feed', {
        organiser_id: organiser.id,
        address: by,
        email: null,
        is_staff: false,
        now,
      });
    try {
      // by its address, hashed: the table of limits must not contain secrets
      await count(createHash('sha256').update(token).digest('base64url'));
      const file = await inTransaction(
        { pool: platform.pool, organiser_id: organiser.id, readonly: true },
        (db) => readFeed(db, { organiser, token, origin, now }),
      );
      if (file !== null) return calendar(file, c.req.header('if-none-match'));
      await count(address);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'TOO_MANY_TRIES') throw error;
      return c.text('Too many requests', 429, {
        'retry-after': String(error.retry_after_seconds ?? 60),
      });
    }
    return c.text('Not found', 404, { 'x-robots-tag': 'noindex' });
  });
}

function calendar(file: string, knownEtag: string | undefined): Response {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': CACHE,
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
  if (knownEtag === etag) return new Response(null, { status: 304, headers });
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  });
}
