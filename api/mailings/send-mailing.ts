import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { oneMailing } from './shapes.ts';

/**
 * Sends a mailing: records its recipients now, and leaves the rest to a job. `families` is the
 * number that the preview counted: refuses MAILING_RECIPIENTS_CHANGED when it differs now, and
 * MAILING_CHANGED when the texts are not those of the version that was read.
 */
export const sendMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/send',
  who: 'customer-notifications.create',
  summary: 'Sends a mailing.',
  request: z.object({ ...oneMailing, as_read: version, families: z.int().min(1).max(20_000) }),
  answer: done,
  errors: [
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'MAILING_WITHOUT_TEXT',
    'MAILING_NOBODY',
    'MAILING_RECIPIENTS_CHANGED',
    'MAILING_CHANGED',
    'NOT_PERMITTED',
    'SEGMENT_NOT_FOUND',
    'MAILING_TOO_LARGE',
  ],
  recent_password: 'always',
});
