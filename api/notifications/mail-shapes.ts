import { MAIL_FAILURES } from '@ribambelle/domain/notifications/mail-failures.ts';
import { OBSOLETE_REASONS } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import { z } from 'zod';
import { cuid, day, instant } from '../general/shapes.ts';

/**
 * How an e-mail stands: it waits, a server took it, nothing sends (kept), none took it (failed), its address was refused, or what it says
 * is over.
 */
export const mailState = z.enum(['QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'OBSOLETE']);

/** Why no server took an e-mail, or why it is not sent any more. */
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

/** Words of the address or the subject, a family, and a state; `UNSENT`: those that nothing took, and that can be sent again together. */
export const mailFilters = {
  search: z.string().max(100).optional(),
  customer: cuid.optional(),
  state: z.enum([...mailState.options, 'UNSENT']).optional(),
  /** The days on which it was written. */
  created_from: day.optional(),
  created_to: day.optional(),
};
