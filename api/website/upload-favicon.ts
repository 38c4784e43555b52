import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, MOST_PICTURE_BYTES, uploadedFile } from '../general/shapes.ts';

/**
 * Saves a picture of at most 10 MB as the icon of the site in browsers, drawn as a square of 192
 * px. Refuses a file that is not a picture.
 */
export const uploadFavicon = endpoint({
  method: 'POST',
  path: '/api/back-office/site/favicon',
  who: 'websites.update',
  summary: 'Uploads the icon of the site: the body is the file, its name stands in the query.',
  request: z.object({ name: line, file: uploadedFile }),
  answer: z.object({ favicon_url: z.string(), message: z.string().nullable() }),
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  upload_limit: MOST_PICTURE_BYTES,
});
