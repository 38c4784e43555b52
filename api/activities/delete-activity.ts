import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes an activity that never had an availability. Refuses ACTIVITY_IN_USE for any other, which
 * can be unpublished; and ACTIVITY_IN_BUNDLE or ACTIVITY_IN_COUPON for one named by a pack or
 * coupon, which without it would apply to everything.
 */
export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/api/back-office/activities/{activity}',
  who: 'activities.delete',
  summary: 'Deletes an activity without availabilities.',
  request: z.object({ activity: cuid }),
  answer: removed,
  errors: ['ACTIVITY_NOT_FOUND', 'ACTIVITY_IN_USE', 'ACTIVITY_IN_BUNDLE', 'ACTIVITY_IN_COUPON'],
});
