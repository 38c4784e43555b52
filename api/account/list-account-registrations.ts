import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { accountRegistration } from './registration-shapes.ts';

/**
 * Lists the customer's registrations: those to come, the next one first, then the others, the last
 * one first (1 §2.3). `coming` returns the first part alone.
 */
export const listAccountRegistrations = endpoint({
  method: 'GET',
  path: '/api/account/registrations',
  who: 'customer',
  summary: 'Lists the signed-in customer’s registrations.',
  request: z.object({
    ...paging,
    /** Only registrations that are neither cancelled nor over. */
    coming: z.boolean().default(false),
    /** Only registrations that are neither cancelled nor fully paid. */
    outstanding: z.boolean().default(false),
  }),
  answer: list(accountRegistration),
  errors: [],
});
