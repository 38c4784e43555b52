import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Takes somebody off a waiting list (R18); a place that is kept for them goes to the next at once. They may join again, at its end. */
export const removeFromWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/back-office/waiting-list/{entry}',
  who: 'waiting-list-registrations.delete',
  summary: 'Takes somebody off a waiting list.',
  request: z.object({ entry: cuid }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
});
