import { MAIL_FAILURES } from '@ribambelle/domain/notifications/mail-failures.ts';
import { OBSOLETE_REASONS } from '@ribambelle/domain/notifications/obsolete-mail.ts';
import { z } from 'zod';

/**
 * How an e-mail stands: it waits, a server took it, nothing sends (kept), none took it (failed), its address was refused, or what it says
 * is over.
 */
export const mailState = z.enum(['QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'OBSOLETE']);

/** Why no server took an e-mail, or why it is not sent any more. */
export const whyNotSent = z.enum([...MAIL_FAILURES, ...OBSOLETE_REASONS]).nullable();
