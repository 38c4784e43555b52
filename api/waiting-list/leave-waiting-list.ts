import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';

/** Gives up one of the customer's entries on a waiting list (R18); those behind move up. */
export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/registrations/waiting-list',
  who: 'customer',
  summary: 'Leaves a waiting list.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: z.object({ message: z.string() }),
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND'],
  by_staff: true,
});
