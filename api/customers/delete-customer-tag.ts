import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a tag from the list. Refuses TAG_NOT_FOUND, and TAG_IN_USE while a family or a
 * registration has it.
 */
export const deleteCustomerTag = endpoint({
  method: 'DELETE',
  path: '/api/back-office/customer-tags/{tag}',
  who: 'customer-tags.delete',
  summary: 'Deletes a tag.',
  request: z.object({ tag: cuid }),
  answer: removed,
  errors: ['TAG_NOT_FOUND', 'TAG_IN_USE'],
});
