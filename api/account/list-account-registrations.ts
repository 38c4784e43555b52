import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { accountRegistration } from './registration-shapes.ts';

/** The customer's registrations: those that are still ahead, the next one first, then the others, the last one first (1 §2.3). `coming` leaves the first alone. */
export const listAccountRegistrations = endpoint({
  method: 'GET',
  path: '/api/account/registrations',
  who: 'customer',
  summary: 'Lists the signed-in customer’s registrations.',
  request: z.object({
    ...paging,
    /** Only what is not cancelled and not over. */
    coming: z.boolean().default(false),
    /** Only what is not cancelled and not fully paid. */
    outstanding: z.boolean().default(false),
  }),
  answer: list(accountRegistration),
  errors: [],
});
