import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';

/**
 * Declines a place kept for one of the customer's entries (R18): it goes to the next at once, and
 * the entry waits on. Refuses OFFER_ENDED once it is no longer kept.
 */
export const declineOffer = endpoint({
  method: 'DELETE',
  path: '/api/registrations/waiting-list/offer',
  who: 'customer',
  summary: 'Leaves a place that a waiting list offers to the next.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: z.object({ message: z.string() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'OFFER_ENDED'],
  by_staff: true,
});
