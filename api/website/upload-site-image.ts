import { z } from 'zod';
import { keptUpload } from '../activities/office-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { line, MOST_PICTURE_BYTES, uploadedFile } from '../general/shapes.ts';

/**
 * Saves a picture for a page of the site, re-encoded as WebP. Refuses FILE_NOT_AN_IMAGE and
 * FILE_TOO_LARGE. It shows once a page names it.
 */
export const uploadSiteImage = endpoint({
  method: 'POST',
  path: '/api/back-office/site/images',
  who: 'website-pages.update',
  summary: 'Uploads a picture for the site: the body is the file, its name stands in the query.',
  request: z.object({ name: line, file: uploadedFile }),
  answer: keptUpload,
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  upload_limit: MOST_PICTURE_BYTES,
});
