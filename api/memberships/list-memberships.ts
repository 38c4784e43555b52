import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, selectorRequest } from '../general/selector-shapes.ts';
import { id, countedList, paging } from '../general/shapes.ts';
import { membership } from './shapes.ts';

/**
 * Lists the memberships that are offered, in the organiser's order (2 §7). The same answer for
 * everybody.
 */
export const listMemberships = endpoint({
  method: 'GET',
  path: '/api/memberships',
  who: 'anyone',
  summary: 'Lists the published memberships, in the organiser’s order.',
  request: z.object({
    ...paging,
    ...selectorRequest,
    id: z.array(id).max(200).optional(),
    /** Words of the title, in either language. */
    search: z.string().max(100).optional(),
  }),
  answer: countedList(membership.extend(choice)),
  errors: [],
});
