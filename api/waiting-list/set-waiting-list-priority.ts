import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Puts somebody of a waiting list before all who have no priority, or back in the order of joining (R18); said twice, it stays so. */
export const setWaitingListPriority = endpoint({
  method: 'PUT',
  path: '/api/back-office/waiting-list/{entry}/priority',
  who: 'waiting-list-registrations.update',
  summary: 'Says whether somebody on a waiting list comes first.',
  request: z.object({ entry: cuid, has_priority: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
});
