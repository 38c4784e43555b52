import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Sets the order of custom fields in forms; those that are not named come after. Refuses
 * CUSTOM_FIELD_NOT_FOUND.
 */
export const sortCustomFields = endpoint({
  method: 'POST',
  path: '/api/back-office/custom-fields/order',
  who: 'customer-custom-fields.update',
  summary: 'Puts custom fields in their order.',
  request: z.object({ fields: z.array(cuid).min(1).max(200) }),
  answer: done,
  errors: ['CUSTOM_FIELD_NOT_FOUND'],
});
