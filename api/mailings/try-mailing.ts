import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { at, oneMailing } from './shapes.ts';

/**
 * Sends a draft to the collaborator only, as one of the families would get it. Refuses
 * MAILING_WITHOUT_TEXT, and MAILING_NOBODY when nobody gets it.
 */
export const tryMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/trial',
  who: 'customer-notifications.create',
  summary: 'Sends a mailing to oneself.',
  request: z.object({ ...oneMailing, at }),
  answer: done,
  errors: [
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'MAILING_WITHOUT_TEXT',
    'MAILING_NOBODY',
    'NOT_PERMITTED',
    'SEGMENT_NOT_FOUND',
    'MAILING_TOO_LARGE',
  ],
});
