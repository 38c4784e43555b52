import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, MOST_PICTURE_BYTES, uploadedFile } from '../general/shapes.ts';
import { keptUpload } from './office-shapes.ts';

/**
 * Saves a picture of at most 10 MB, re-encoded as WebP of at most 1600 px and without the camera's
 * metadata. Refuses FILE_NOT_AN_IMAGE and FILE_TOO_LARGE. It shows once an activity names it.
 */
export const uploadActivityImage = endpoint({
  method: 'POST',
  path: '/api/back-office/activities/images',
  who: 'activities.update',
  summary: 'Uploads a picture: the body is the file, its name stands in the query.',
  request: z.object({ name: line, file: uploadedFile }),
  answer: keptUpload,
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  upload_limit: MOST_PICTURE_BYTES,
});
