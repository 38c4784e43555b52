import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Makes a file for the bank of all transfers that wait, two thousand at most: each goes into one
 * file, once. Refuses when nothing waits, and while the organiser's own account is incomplete.
 */
export const makeSepaFile = endpoint({
  method: 'POST',
  path: '/api/back-office/sepa-files',
  who: 'payments.refund',
  summary: 'Makes a file for the bank of the transfers that wait.',
  request: z.object({}),
  answer: z.object({
    cuid,
    number: z.int(),
    transfers: z.int(),
    message: z.string().nullable(),
  }),
  errors: ['NO_TRANSFER_WAITS', 'ORGANISER_ACCOUNT_INCOMPLETE'],
  recent_password: 'always',
});
