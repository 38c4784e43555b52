import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { SENDING_REFUSALS, sendingFields } from './shapes.ts';

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
  request: z.object(sendingFields),
  answer: done,
  errors: SENDING_REFUSALS,
  recent_password: 'always',
});
