import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';

/**
 * Sets whether all of the customer's participants who wait for an availability want places together
 * or none, or each as it comes (R18); those who join later wait in the same way. A place already
 * kept stays kept. Refuses WAITING_LIST_ENTRY_NOT_FOUND when none of them waits.
 */
export const waitTogether = endpoint({
  method: 'PUT',
  path: '/api/registrations/waiting-list/together',
  who: 'customer',
  summary: 'Says whether a family wants places for all who wait, or each as it comes.',
  request: z.object({ availability_id: id, together: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
  by_staff: true,
});
