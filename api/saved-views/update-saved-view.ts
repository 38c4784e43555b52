import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { filters, viewName } from './shapes.ts';

/**
 * Renames one of the caller's views; `filters` replaces its filters, and `shared` shows it to the
 * team or no longer does.
 */
export const updateSavedView = endpoint({
  method: 'PUT',
  path: '/api/back-office/saved-views/{view}',
  who: 'collaborator',
  summary: 'Changes a saved view.',
  request: z.object({
    view: cuid,
    name: viewName,
    filters: filters.nullable().default(null),
    shared: z.boolean().nullable().default(null),
  }),
  answer: done,
  errors: ['VIEW_NOT_FOUND', 'VIEW_EXISTS'],
});
