import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { oneMailing } from './shapes.ts';

/**
 * Deletes a draft. Refuses MAILING_BEGUN once it was sent: e-mails that families got stay on
 * record.
 */
export const deleteMailing = endpoint({
  method: 'DELETE',
  path: '/api/back-office/mailings/{mailing}',
  who: 'customer-notifications.delete',
  summary: 'Deletes a mailing that is not sent yet.',
  request: z.object(oneMailing),
  answer: done,
  errors: ['MAILING_NOT_FOUND', 'MAILING_BEGUN', 'MAILING_PLANNED'],
});
