import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes one of the caller's views; its records stay. */
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/api/back-office/saved-views/{view}',
  who: 'collaborator',
  summary: 'Deletes a saved view.',
  request: z.object({ view: cuid }),
  answer: removed,
  errors: ['VIEW_NOT_FOUND'],
});
