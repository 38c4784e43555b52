import { ADVANCE_STRATEGIES } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, price } from '../general/shapes.ts';

/**
 * What ordering in advance the place that one of the customer's entries waits for would mean (R18): what it costs now, in minor units, on how many
 * dates, and in which ways it can be paid. Refuses WAITING_LIST_ENTRY_NOT_FOUND, and ADVANCE_ORDER_NOT_OFFERED where it cannot be ordered without somebody who answers, or is not to be.
 */
export const getAdvanceOrder = endpoint({
  method: 'GET',
  path: '/api/registrations/waiting-list/advance-order',
  who: 'customer',
  summary: 'Shows what a place costs that would be ordered as soon as it is free.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: z.object({
    price,
    dates: z.int().min(0),
    payment_strategies: z.array(z.enum(ADVANCE_STRATEGIES)),
    /** What the customer's wallet holds, in minor units. */
    wallet_amount: price,
  }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'ADVANCE_ORDER_NOT_OFFERED'],
});
