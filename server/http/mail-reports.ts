import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { applyReport, readReport } from '../mails/index.ts';
import type { SiteSettings } from './api-routes.ts';

/** What is read of a message: a report stands at its beginning, before the e-mail that it is about. */
const MOST_READ = 256 * 1024;
/** What a message may have in all. */
const MOST_BYTES = 25 * 1024 * 1024;

/**
 * Takes the messages that the operator's mail server gets for that domain, each as it is. What is no report is left alone; one to an address
 * that we never gave is refused. Only where both are set: else there is nothing here.
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
    const read = await readReport(message, { vault, domain: reports.domain, recipient });
    if (read.is === 'FORGED') return c.text('Not an e-mail of ours', 400);
    if (read.is === 'OTHER') return c.text('Not a report: left alone');
    const now = clock();
    const inTenant = runInTenantOf(pool, { ...read.reported.mail, now });
    const changed = await applyReport(inTenant, { ...read.reported, now });
    return c.text(changed ? 'Noted' : 'Nothing to note');
  });
}

/** The first bytes of a body of which the rest is let go; null for one that is larger than any message. */
async function readBeginning(request: Request): Promise<Buffer | null> {
  if (request.body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let kept = 0;
  let all = 0;
  for await (const part of request.body) {
    all += part.length;
    if (all > MOST_BYTES) return null;
    if (kept < MOST_READ) {
      parts.push(part);
      kept += part.length;
    }
  }
  return Buffer.concat(parts).subarray(0, MOST_READ);
}

/** Compared in the same time whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
