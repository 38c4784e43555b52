import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { segmentEntity, segmentFields } from './shapes.ts';

/** Adds a segment. Refuses SEGMENT_RULE_IMPOSSIBLE with the rule that its entity cannot answer. */
export const createSegment = endpoint({
  method: 'POST',
  path: '/api/back-office/segments',
  who: 'segments.create',
  summary: 'Adds a segment.',
  request: z.object({ entity: segmentEntity, ...segmentFields }),
  answer: z.object({ cuid }),
  errors: ['SEGMENT_RULE_IMPOSSIBLE'],
});
