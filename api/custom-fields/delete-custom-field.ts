import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a custom field that nobody answered. Refuses CUSTOM_FIELD_ANSWERED otherwise: it can be
 * archived.
 */
export const deleteCustomField = endpoint({
  method: 'DELETE',
  path: '/api/back-office/custom-fields/{field}',
  who: 'customer-custom-fields.delete',
  summary: 'Deletes a custom field that nobody answered.',
  request: z.object({ field: cuid }),
  answer: removed,
  errors: ['CUSTOM_FIELD_NOT_FOUND', 'CUSTOM_FIELD_ANSWERED'],
});
