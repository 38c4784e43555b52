import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { libraryFields } from './shapes.ts';

/**
 * Lists what the library knows of some pictures, for a page that is being written: the point that
 * stays in sight, and whether the picture is described in every language of the site or is
 * decoration. Those that are not there are left out.
 */
export const listPictureFacts = endpoint({
  method: 'POST',
  path: '/api/back-office/files/facts',
  who: 'website-pages.read',
  reads_only: true,
  summary: 'Lists the facts of pictures.',
  request: z.object({ pictures: z.array(cuid).min(1).max(500) }),
  answer: z.object({
    data: z.array(
      z.object({
        cuid,
        focal_x: libraryFields.focal_x,
        focal_y: libraryFields.focal_y,
        described: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
