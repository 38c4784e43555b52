import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { oneMailing } from './shapes.ts';

/**
 * Makes a planned mailing a draft again: it does not leave. Refuses MAILING_NOT_PLANNED for any
 * other.
 */
export const unplanMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/unplan',
  who: 'customer-notifications.create',
  summary: 'Takes back a planned mailing.',
  request: z.object(oneMailing),
  answer: done,
  errors: ['MAILING_NOT_FOUND', 'MAILING_NOT_PLANNED'],
});
