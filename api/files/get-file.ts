import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { libraryPicture, pictureUse } from './shapes.ts';

/** Returns a picture of the library with the places that use it. Refuses PICTURE_NOT_FOUND. */
export const getFile = endpoint({
  method: 'GET',
  path: '/api/back-office/files/{picture}',
  who: 'website-pages.read',
  summary: 'Shows a picture of the library and where it is used.',
  request: z.object({ picture: cuid }),
  answer: libraryPicture.extend({ used_on: z.array(pictureUse) }),
  errors: ['PICTURE_NOT_FOUND'],
});
