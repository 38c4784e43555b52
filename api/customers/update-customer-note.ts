import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noteText } from '../general/notes.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Changes the text of a note about a family; its author stays, and the editor is recorded too.
 * Refuses CUSTOMER_NOT_FOUND and NOTE_NOT_FOUND.
 */
export const updateCustomerNote = endpoint({
  method: 'PUT',
  path: '/api/back-office/customers/{customer}/notes/{note}',
  who: 'customer-notes.update',
  summary: 'Changes a note about a family.',
  request: z.object({ customer: cuid, note: cuid, version, text: noteText }),
  answer: done,
  errors: ['CUSTOMER_NOT_FOUND', 'NOTE_NOT_FOUND'],
});
