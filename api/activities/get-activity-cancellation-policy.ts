import { z } from 'zod';
import { officeCancellationPolicy } from '../cancellation-policies/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Returns the conditions on which families cancel registrations for an activity. */
export const getActivityCancellationPolicy = endpoint({
  method: 'GET',
  path: '/api/back-office/activities/{activity}/cancellation-policy',
  who: 'activities.read',
  summary: 'Shows the conditions on which families cancel an activity.',
  request: z.object({ activity: cuid }),
  answer: officeCancellationPolicy,
  errors: ['ACTIVITY_NOT_FOUND'],
});
