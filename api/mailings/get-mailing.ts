import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeMailing, oneMailing } from './shapes.ts';

/** Returns one mailing: its texts, its recipients, and the number of families in each state. */
export const getMailing = endpoint({
  method: 'GET',
  path: '/api/back-office/mailings/{mailing}',
  who: 'customer-notifications.read',
  summary: 'Shows one mailing.',
  request: z.object(oneMailing),
  answer: officeMailing,
  errors: ['MAILING_NOT_FOUND'],
});
