import { ADVANCE_STRATEGIES } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, price } from '../general/shapes.ts';

/**
 * Describes an advance order of the place that one of the customer's entries waits for (R18): its
 * price now, in minor units, its number of dates, and the ways to pay. Refuses
 * WAITING_LIST_ENTRY_NOT_FOUND, and ADVANCE_ORDER_NOT_OFFERED when it cannot be ordered without
 * further answers, or not at all.
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
    /** The balance of the customer's wallet, in minor units. */
    wallet_amount: price,
  }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'ADVANCE_ORDER_NOT_OFFERED'],
});
