import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listName } from '../exports/shapes.ts';
import { cuid } from '../general/shapes.ts';
import { filters, viewName } from './shapes.ts';

/**
 * Saves the filters of a list under a name, for the caller alone or, `shared`, for the whole team.
 * Refuses a name already used, and more than thirty of one list.
 */
export const createSavedView = endpoint({
  method: 'POST',
  path: '/api/back-office/saved-views',
  who: 'collaborator',
  summary: 'Saves a view of a list.',
  request: z.object({
    list: listName,
    name: viewName,
    filters,
    shared: z.boolean().default(false),
  }),
  answer: z.object({ cuid }),
  errors: ['NOT_PERMITTED', 'VIEW_EXISTS', 'VIEWS_TOO_MANY'],
});
