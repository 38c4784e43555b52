import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Withdraws a place kept for an entry (R18): it goes to the next at once, and the entry waits on.
 * An item in the cart stays there. Refuses OFFER_ENDED when none is kept.
 */
export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: '/api/back-office/waiting-list/{entry}/offer',
  who: 'waiting-list-registrations.update',
  summary: 'Keeps a place for somebody on a waiting list no more.',
  request: z.object({ entry: cuid }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'OFFER_ENDED'],
});
