import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Takes a picture out of the library; it can be restored for thirty days. Refuses
 * PICTURE_NOT_FOUND, and PICTURE_IN_USE with the number of places (`count`) that use it, unless
 * `although_used`: it then stays to be seen there, and is erased once nothing uses it any more.
 */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/api/back-office/files/{picture}',
  who: 'website-pages.update',
  summary: 'Takes a picture out of the library.',
  request: z.object({ picture: cuid, although_used: z.boolean().default(false) }),
  answer: done,
  errors: ['PICTURE_NOT_FOUND', 'PICTURE_IN_USE'],
});
