import { MAIL_FAILURES } from '@ribambelle/domain/notifications/mail-failures.ts';
import { OBSOLETE_REASONS } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import { z } from 'zod';
import { cuid, day, instant } from '../general/shapes.ts';

/**
 * The state of an e-mail: it waits, a server accepted it, there is no server (kept), no server
 * accepted it (failed), its address was refused, or its content is out of date.
 */
export const mailState = z.enum(['QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'OBSOLETE']);

/** The reason why no server accepted an e-mail, or why it is no longer sent. */
export const whyNotSent = z.enum([...MAIL_FAILURES, ...OBSOLETE_REASONS]).nullable();

/** An e-mail in a list. */
export const mailRow = z.object({
  cuid,
  recipient: z.string(),
  subject: z.string(),
  state: mailState,
  failure: whyNotSent,
  created_at: instant,
});

/**
 * The filters of e-mails: words of the address or the subject, a family, and a state; `UNSENT`:
 * those that no server accepted, and that can be sent again together.
 */
export const mailFilters = {
  search: z.string().max(100).optional(),
  customer: cuid.optional(),
  state: z.enum([...mailState.options, 'UNSENT']).optional(),
  /** The days on which it was written. */
  created_from: day.optional(),
  created_to: day.optional(),
};
