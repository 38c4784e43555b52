import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a note about a family. Refuses CUSTOMER_NOT_FOUND and NOTE_NOT_FOUND. */
export const deleteCustomerNote = endpoint({
  method: 'DELETE',
  path: '/api/back-office/customers/{customer}/notes/{note}',
  who: 'customer-notes.delete',
  summary: 'Deletes a note about a family.',
  request: z.object({ customer: cuid, note: cuid }),
  answer: removed,
  errors: ['CUSTOMER_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
