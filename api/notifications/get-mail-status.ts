import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';

/**
 * Tells whether e-mails leave, how many wait because nothing sent them, and since when, and the
 * progress of their last sending.
 */
export const getMailStatus = endpoint({
  method: 'GET',
  path: '/api/back-office/mails/status',
  who: 'collaborator',
  summary: 'Shows whether e-mails are sent, and what waits.',
  unattended: true,
  request: z.object({}),
  answer: z.object({
    /** True when there is a mail server, the organiser's own or the platform's. */
    delivers: z.boolean(),
    /**
     * The sender domain whose key is no longer published, so that e-mails leave from the platform's
     * address; null when nothing is wrong.
     */
    broken_sender_domain: z.string().nullable(),
    /**
     * The e-mails that no server accepted, exact up to 10 000, and the time when the oldest of them
     * was written.
     */
    unsent: z.object({ count: z.int(), since: instant.nullable() }),
    /** Families whose address the mail server permanently refused, exact up to 10 000. */
    refused_addresses: z.int(),
    /** The last time that e-mails were sent again; null for never. */
    sending: z
      .object({
        started_at: instant,
        total: z.int(),
        waiting: z.int(),
        sent: z.int(),
        failed: z.int(),
        refused: z.int(),
        obsolete: z.int(),
      })
      .nullable(),
  }),
  errors: [],
});
