import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a membership that was never sold and is in no cart. Refuses MEMBERSHIP_IN_USE for any
 * other (it can be unpublished), and MEMBERSHIP_IN_ACTIVITY while an activity names it.
 */
export const deleteMembership = endpoint({
  method: 'DELETE',
  path: '/api/back-office/memberships/{membership}',
  who: 'memberships.delete',
  summary: 'Deletes a membership that was never sold.',
  request: z.object({ membership: cuid }),
  answer: removed,
  errors: ['MEMBERSHIP_NOT_FOUND', 'MEMBERSHIP_IN_USE', 'MEMBERSHIP_IN_ACTIVITY'],
});
