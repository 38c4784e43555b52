import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { applyReport, readReport } from '../mails/index.ts';
import type { SiteSettings } from './api-routes.ts';

/**
 * The bytes read of a message: a report is at its beginning, before the e-mail that it is about.
 */
const MOST_READ = 256 * 1024;
/** The largest message, in bytes. */
const MOST_BYTES = 25 * 1024 * 1024;

/**
 * Takes the messages that the operator's mail server receives for that domain, each as it is.
 * Ignores messages that are no reports; refuses one to an address that we never gave. Exists only
 * when both settings are made.
 */
export function addMailReports(app: Hono, settings: SiteSettings): void {
  const { mail_reports: reports } = settings;
  if (reports === null) return;
  app.post('/mail-reports', async (c) => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${reports.secret}`))
      return c.text('Not permitted', 401);
    const message = await readBeginning(c.req.raw);
    if (message === null) return c.text('Too large', 413);
    const { vault, clock, pool } = settings.platform;
    const recipient = c.req.query('recipient') ?? null;
    const report = await readReport(message, { vault, domain: reports.domain, recipient });
    if (report.is === 'FORGED') return c.text('Not an e-mail of ours', 400);
    if (report.is === 'OTHER') return c.text('Not a report: left alone');
    const now = clock();
    const inTenant = runInTenantOf(pool, { ...report.reported.mail, now });
    const hasEffect = await applyReport(inTenant, { ...report.reported, now });
    return c.text(hasEffect ? 'Noted' : 'Nothing to note');
  });
}

/** Reads the first bytes of a body and drops the rest; null for one larger than any message. */
async function readBeginning(request: Request): Promise<Buffer | null> {
  if (request.body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  let all = 0;
  for await (const part of request.body) {
    all += part.length;
    if (all > MOST_BYTES) return null;
    if (size < MOST_READ) {
      parts.push(part);
      size += part.length;
    }
  }
  return Buffer.concat(parts).subarray(0, MOST_READ);
}

/** Compares in constant time, whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
