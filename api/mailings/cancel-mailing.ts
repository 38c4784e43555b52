import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { oneMailing } from './shapes.ts';

/**
 * Stops a mailing: e-mails not handed over yet never leave. Refuses MAILING_NOT_UNDER_WAY when all
 * were, or it was not sent.
 */
export const cancelMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/cancel',
  who: 'customer-notifications.create',
  summary: 'Stops a mailing that is being sent.',
  request: z.object(oneMailing),
  answer: done,
  errors: ['MAILING_NOT_FOUND', 'MAILING_NOT_UNDER_WAY'],
});
