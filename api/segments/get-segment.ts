import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeSegment } from './shapes.ts';

/** Returns one segment with its conditions. Refuses SEGMENT_NOT_FOUND. */
export const getSegment = endpoint({
  method: 'GET',
  path: '/api/back-office/segments/{segment}',
  who: 'segments.read',
  summary: 'Shows one segment with its conditions.',
  request: z.object({ segment: cuid }),
  answer: officeSegment,
  errors: ['SEGMENT_NOT_FOUND'],
});
