import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { libraryFields } from './shapes.ts';

/**
 * Lists the points that stay in sight of some pictures of the library, for a page that is being
 * written; those that are not there are left out.
 */
export const listFocalPoints = endpoint({
  method: 'POST',
  path: '/api/back-office/files/focal-points',
  who: 'website-pages.read',
  reads_only: true,
  summary: 'Lists the focal points of pictures.',
  request: z.object({ pictures: z.array(cuid).min(1).max(500) }),
  answer: z.object({
    data: z.array(
      z.object({ cuid, focal_x: libraryFields.focal_x, focal_y: libraryFields.focal_y }),
    ),
  }),
  errors: [],
});
