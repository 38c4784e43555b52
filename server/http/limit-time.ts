import type { Context, MiddlewareHandler } from 'hono';
import { untilGivenUp } from '../database/given-up.ts';
import type { SiteSettings } from './api-routes.ts';
import { Refusal } from '../refusal.ts';
import { refuseInWords } from './refuse-in-words.ts';

/** In milliseconds: the patience of a family, and of staff for slow work. */
const LIMITS = { storefront: 10_000, 'back-office': 20_000 } as const;
/** A longer body takes its time on a slow line, and has its own limit (site.ts). */
const SHORT_BODY = 65_536;

/**
 * Answers 503 with a message when a call takes longer than a person waits, as when the database
 * stands still; the changes it was about to make are then not committed. Uploads, and answers that
 * have begun, take as long as they need (docs/decisions/0197-limits-of-time.md).
 */
export function limitTime(settings: Pick<SiteSettings, 'site' | 'call_millis'>): MiddlewareHandler {
  const millis = settings.call_millis ?? LIMITS[settings.site];
  return async (c, next) => {
    if (isLong(c)) return next();
    const call = { given_up: false };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, millis, 'late');
    });
    const answering = untilGivenUp(call, next);
    const outcome = await Promise.race([answering, late]);
    clearTimeout(timer);
    if (outcome !== 'late') return;
    call.given_up = true;
    // a failure now was already given up
    answering.catch(() => {});
    const { response } = refuseInWords(c, new Refusal('BUSY'));
    response.headers.set('retry-after', '5');
    return response;
  };
}

function isLong(c: Context): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return true;
  return Number(c.req.header('content-length') ?? 0) > SHORT_BODY;
}
