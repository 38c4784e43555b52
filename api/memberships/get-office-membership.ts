import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeMembership } from './office-shapes.ts';

/** Returns one membership with its pictures, published or not. Refuses MEMBERSHIP_NOT_FOUND. */
export const getOfficeMembership = endpoint({
  method: 'GET',
  path: '/api/back-office/memberships/{membership}',
  who: 'memberships.read',
  summary: 'Shows one membership with everything that can be changed.',
  request: z.object({ membership: cuid }),
  answer: officeMembership,
  errors: ['MEMBERSHIP_NOT_FOUND'],
});
