import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, price } from '../general/shapes.ts';

/**
 * What ordering in advance the place that one of the customer's entries waits for would mean (R18): what it costs now, in minor units, and on how many
 * dates. Refuses WAITING_LIST_ENTRY_NOT_FOUND, and ADVANCE_ORDER_NOT_OFFERED where it cannot be ordered without somebody who answers, or is not to be.
 */
export const getAdvanceOrder = endpoint({
  method: 'GET',
  path: '/api/registrations/waiting-list/advance-order',
  who: 'customer',
  summary: 'Shows what a place costs that would be ordered as soon as it is free.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: z.object({ price, dates: z.int().min(0) }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'ADVANCE_ORDER_NOT_OFFERED'],
});
