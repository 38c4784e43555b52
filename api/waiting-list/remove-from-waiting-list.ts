import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Removes an entry from a waiting list (R18); a place kept for it goes to the next at once. The
 * participant may join again, at the end.
 */
export const removeFromWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/back-office/waiting-list/{entry}',
  who: 'waiting-list-registrations.delete',
  summary: 'Takes somebody off a waiting list.',
  request: z.object({ entry: cuid }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
});
