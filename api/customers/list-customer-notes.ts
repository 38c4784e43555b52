import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notes } from '../general/notes.ts';
import { cuid } from '../general/shapes.ts';

/** Lists the notes about a family, the newest first. Refuses CUSTOMER_NOT_FOUND. */
export const listCustomerNotes = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/notes',
  who: 'customer-notes.read',
  summary: 'Lists the notes about a family.',
  request: z.object({ customer: cuid }),
  answer: notes,
  errors: ['CUSTOMER_NOT_FOUND'],
});
