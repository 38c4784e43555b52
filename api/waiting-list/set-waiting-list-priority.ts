import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Puts an entry of a waiting list before all without priority, or back in the order of joining
 * (R18); repeating it changes nothing.
 */
export const setWaitingListPriority = endpoint({
  method: 'PUT',
  path: '/api/back-office/waiting-list/{entry}/priority',
  who: 'waiting-list-registrations.update',
  summary: 'Says whether somebody on a waiting list comes first.',
  request: z.object({ entry: cuid, has_priority: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
});
