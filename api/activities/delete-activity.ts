import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Takes an activity away that never had an availability. Refuses ACTIVITY_IN_USE otherwise: it can be
 * unpublished; and ACTIVITY_IN_BUNDLE or ACTIVITY_IN_COUPON for one that a bundle or coupon names, which without it would be for everything.
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
