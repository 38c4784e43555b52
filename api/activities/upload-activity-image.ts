import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadedImage } from './office-shapes.ts';

/**
 * Keeps a picture of at most 10 MB, drawn anew as WebP of at most 1600 px and without what the camera wrote into it.
 * Refuses FILE_NOT_AN_IMAGE and FILE_TOO_LARGE. It shows once an activity names it.
 */
export const uploadActivityImage = endpoint({
  method: 'POST',
  path: '/api/back-office/activities/images',
  who: 'activities.update',
  summary: 'Uploads a picture, as base64.',
  request: z.object({ name: z.string().trim().min(1).max(200), data: z.base64().min(1) }),
  answer: uploadedImage,
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  body_limit: 14_500_000,
});
