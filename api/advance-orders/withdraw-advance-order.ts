import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';

/**
 * Withdraws an advance order of one of the customer's entries (R18): it waits on, and is offered a
 * place like any other. Refuses WAITING_LIST_ENTRY_NOT_FOUND, also once the place was ordered.
 */
export const withdrawAdvanceOrder = endpoint({
  method: 'DELETE',
  path: '/api/registrations/waiting-list/advance-order',
  who: 'customer',
  summary: 'Orders a place no longer as soon as it is free.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: z.object({ message: z.string() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
});
