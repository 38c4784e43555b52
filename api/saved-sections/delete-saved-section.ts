import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a saved section; its copies in pages stay. Refuses SAVED_SECTION_NOT_FOUND. */
export const deleteSavedSection = endpoint({
  method: 'DELETE',
  path: '/api/back-office/saved-sections/{section}',
  who: 'website-pages.update',
  summary: 'Deletes a saved section.',
  request: z.object({ section: cuid }),
  answer: removed,
  errors: ['SAVED_SECTION_NOT_FOUND'],
});
