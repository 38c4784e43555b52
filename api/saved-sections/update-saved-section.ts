import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { savedSectionName } from './shapes.ts';

/** Renames a saved section. Refuses SAVED_SECTION_NOT_FOUND, and SAVED_SECTION_EXISTS. */
export const updateSavedSection = endpoint({
  method: 'PUT',
  path: '/api/back-office/saved-sections/{section}',
  who: 'website-pages.update',
  summary: 'Renames a saved section.',
  request: z.object({ section: cuid, name: savedSectionName }),
  answer: done,
  errors: ['SAVED_SECTION_NOT_FOUND', 'SAVED_SECTION_EXISTS'],
});
