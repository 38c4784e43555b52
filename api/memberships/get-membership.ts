import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { membership } from './shapes.ts';

/**
 * Returns one membership that is offered (2 §2). Refuses MEMBERSHIP_NOT_FOUND for one that is not
 * offered, or no longer.
 */
export const getMembership = endpoint({
  method: 'GET',
  path: '/api/memberships/{membership}',
  who: 'anyone',
  summary: 'Shows one published membership.',
  request: z.object({ membership: cuid }),
  answer: membership,
  errors: ['MEMBERSHIP_NOT_FOUND'],
});
