import { z } from 'zod';
import { keptUpload } from '../activities/office-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { line, MOST_PICTURE_BYTES, uploadedFile } from '../general/shapes.ts';

/**
 * Stores a picture of at most 10 MB, re-encoded like those of activities. Refuses FILE_NOT_AN_IMAGE
 * and FILE_TOO_LARGE. It is shown once an article names it.
 */
export const uploadArticleImage = endpoint({
  method: 'POST',
  path: '/api/back-office/articles/images',
  who: 'blog-articles.update',
  summary: 'Uploads a picture: the body is the file, its name stands in the query.',
  request: z.object({ name: line, file: uploadedFile }),
  answer: keptUpload,
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  upload_limit: MOST_PICTURE_BYTES,
});
