import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, MOST_PICTURE_BYTES, uploadedFile } from '../general/shapes.ts';

/**
 * Saves a picture of at most 10 MB as the logo, re-encoded. Refuses a file that is not a picture.
 */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/logo',
  who: 'organiser-account.update',
  summary: 'Uploads the logo: the body is the file, its name stands in the query.',
  request: z.object({ name: line, file: uploadedFile }),
  answer: z.object({ logo_url: z.string(), message: z.string().nullable() }),
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  upload_limit: MOST_PICTURE_BYTES,
});
