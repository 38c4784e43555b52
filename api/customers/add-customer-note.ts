import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid } from '../general/shapes.ts';

/** Adds a note about a family. Refuses CUSTOMER_NOT_FOUND. */
export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/notes',
  who: 'customer-notes.create',
  summary: 'Adds a note about a family.',
  request: z.object({ customer: cuid, text: noteText }),
  answer: z.object({ cuid }),
  errors: ['CUSTOMER_NOT_FOUND'],
});
