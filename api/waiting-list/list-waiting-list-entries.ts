import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { waitingListEntry } from './shapes.ts';

/**
 * Lists the customer's entries on waiting lists, with the position in each (R18), the earliest
 * start first, without those that are over.
 */
export const listWaitingListEntries = endpoint({
  method: 'GET',
  path: '/api/account/waiting-list',
  who: 'customer',
  summary: 'Lists what the signed-in customer waits for.',
  request: z.object({ ...paging, availability: cuid.optional() }),
  answer: list(waitingListEntry),
  errors: [],
});
