import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, selectorRequest } from '../general/selector-shapes.ts';
import { cuid, id, countedList, paging } from '../general/shapes.ts';
import { resource } from './shapes.ts';

/**
 * Lists the resources that can be booked, in the organiser's order (2 §7). The same answer for
 * everybody.
 */
export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  who: 'anyone',
  summary: 'Lists the published resources, in the organiser’s order.',
  request: z.object({
    ...paging,
    ...selectorRequest,
    id: z.array(id).max(200).optional(),
    /** Only resources that are booked by one of these configurations. */
    'bookings-configurations': z.array(id).max(200).optional(),
    /** Only resources in one of these groups. */
    group: z.array(cuid).max(20).optional(),
    /** Words of the name, in either language. */
    search: z.string().max(100).optional(),
  }),
  answer: countedList(resource.extend(choice)),
  errors: [],
});
