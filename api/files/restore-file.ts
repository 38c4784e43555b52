import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Brings a deleted picture back to the library. Refuses PICTURE_NOT_FOUND, and PICTURE_NOT_DELETED
 * for one that is there.
 */
export const restoreFile = endpoint({
  method: 'POST',
  path: '/api/back-office/files/{picture}/restore',
  who: 'website-pages.update',
  summary: 'Brings a deleted picture back.',
  request: z.object({ picture: cuid }),
  answer: done,
  errors: ['PICTURE_NOT_FOUND', 'PICTURE_NOT_DELETED'],
});
