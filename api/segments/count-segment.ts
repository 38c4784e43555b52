import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { segmentConditions, segmentEntity } from './shapes.ts';

/**
 * Counts the matches of these conditions, up to 10,000: families and participants who are not
 * erased, and dates of published activities that are not over. Refuses SEGMENT_RULE_IMPOSSIBLE.
 */
export const countSegment = endpoint({
  method: 'POST',
  path: '/api/back-office/segments/count',
  who: 'segments.read',
  summary: 'Counts what conditions find, while they are being put together.',
  request: z.object({ entity: segmentEntity, conditions: segmentConditions }),
  answer: z.object({ count: z.int() }),
  errors: ['SEGMENT_RULE_IMPOSSIBLE'],
});
