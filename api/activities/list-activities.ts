import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, instant, list, paging } from '../general/shapes.ts';
import { activityCard } from './shapes.ts';

/** The activities of a catalogue, filtered and paged (2 §7). The same answer for everybody. */
export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  who: 'anyone',
  summary: 'Lists the published activities that match the filters, in the organiser’s order.',
  request: z.object({
    ...paging,
    id: z.array(id).max(200).optional(),
    /** Cuids of catalogue sections; each restricts the list to what it shows. */
    catalog: z.array(z.string().max(64)).max(20).optional(),
    search: z.string().max(100).optional(),
    location: z.array(cuid).max(50).optional(),
    /** Cuids of categories: any within a group, all across groups. */
    category: z.array(cuid).max(100).optional(),
    age: z.int().min(0).max(120).optional(),
    /** Only activities with something that starts at or after this instant and is open. */
    after: instant.optional(),
    available_only: z.boolean().default(false),
  }),
  answer: list(activityCard),
  errors: [],
});
