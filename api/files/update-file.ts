import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { libraryFields, libraryPicture } from './shapes.ts';

/**
 * Changes the name, the words or the focal point of a picture of the library. Refuses
 * PICTURE_NOT_FOUND, also for one that was deleted.
 */
export const updateFile = endpoint({
  method: 'PUT',
  path: '/api/back-office/files/{picture}',
  who: 'website-pages.update',
  summary: 'Changes what is said of a picture of the library.',
  request: z.object({ picture: cuid, version, ...anyFieldOf(libraryFields) }),
  answer: libraryPicture,
  errors: ['PICTURE_NOT_FOUND'],
});
