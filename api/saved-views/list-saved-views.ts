import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listName } from '../exports/shapes.ts';
import { savedView } from './shapes.ts';

/**
 * Lists the caller's own views of one list and those that colleagues share, by name. Refuses
 * NOT_PERMITTED to staff who may not read the list.
 */
export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/back-office/saved-views',
  who: 'collaborator',
  summary: 'The views of a list that the caller saved or colleagues share.',
  request: z.object({ list: listName }),
  answer: z.object({ data: z.array(savedView) }),
  errors: ['NOT_PERMITTED'],
});
