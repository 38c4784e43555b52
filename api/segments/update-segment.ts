import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { segmentFields } from './shapes.ts';

/**
 * Changes a segment, wherever it is used. Refuses SEGMENT_DEFAULT for one that every organiser has,
 * and as `createSegment`.
 */
export const updateSegment = endpoint({
  method: 'PUT',
  path: '/api/back-office/segments/{segment}',
  who: 'segments.update',
  summary: 'Changes a segment.',
  request: z.object({ segment: cuid, version, ...anyFieldOf(segmentFields) }),
  answer: done,
  errors: ['SEGMENT_NOT_FOUND', 'SEGMENT_DEFAULT', 'SEGMENT_RULE_IMPOSSIBLE'],
});
