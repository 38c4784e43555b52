import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, optionalLine, paging } from '../general/shapes.ts';
import { libraryPicture } from './shapes.ts';

/**
 * Lists the pictures of the library, the newest first; `search` finds them by name and by words.
 * `show` narrows them: those that nothing uses, those that lack words in a language of the site and
 * are no decoration, or those that were deleted, which no other list shows.
 */
export const listFiles = endpoint({
  method: 'GET',
  path: '/api/back-office/files',
  who: 'website-pages.read',
  summary: 'Lists the pictures of the library.',
  request: z.object({
    ...paging,
    search: optionalLine,
    show: z.enum(['all', 'unused', 'without_alt', 'deleted']).default('all'),
  }),
  answer: list(libraryPicture),
  errors: [],
});
