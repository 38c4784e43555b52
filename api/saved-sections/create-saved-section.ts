import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { savedContent, savedSectionName } from './shapes.ts';

/**
 * Keeps a section of a page under a name; rich text is sanitised. Refuses SAVED_SECTION_EXISTS for
 * a name in use, SAVED_SECTIONS_TOO_MANY beyond fifty, PAGE_TOO_LARGE beyond the limits of a page,
 * ELEMENT_TWICE for two elements with one id, and ELEMENT_UNKNOWN.
 */
export const createSavedSection = endpoint({
  method: 'POST',
  path: '/api/back-office/saved-sections',
  who: 'website-pages.update',
  summary: 'Keeps a section of a page.',
  request: z.object({ name: savedSectionName, content: savedContent }),
  answer: z.object({ cuid }),
  errors: [
    'SAVED_SECTION_EXISTS',
    'SAVED_SECTIONS_TOO_MANY',
    'PAGE_TOO_LARGE',
    'ELEMENT_TWICE',
    'ELEMENT_UNKNOWN',
  ],
});
