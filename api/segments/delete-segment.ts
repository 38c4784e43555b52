import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a segment; a section of the site that names it then shows nothing. Refuses
 * SEGMENT_DEFAULT, and SEGMENT_IN_USE while a discount, volume discount or coupon is for it.
 */
export const deleteSegment = endpoint({
  method: 'DELETE',
  path: '/api/back-office/segments/{segment}',
  who: 'segments.delete',
  summary: 'Deletes a segment.',
  request: z.object({ segment: cuid }),
  answer: removed,
  errors: ['SEGMENT_NOT_FOUND', 'SEGMENT_DEFAULT', 'SEGMENT_IN_USE'],
});
