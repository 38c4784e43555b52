import { z } from 'zod';
import { cancellationPolicy } from '../cancellation-policies/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Sets the conditions on which families cancel registrations for an activity from now on; null for
 * those of the organiser. What is sold already keeps those under which it was sold. Refuses steps
 * that do not come nearer to the first date one by one, and a fee that is a share and an amount.
 */
export const updateActivityCancellationPolicy = endpoint({
  method: 'PUT',
  path: '/api/back-office/activities/{activity}/cancellation-policy',
  who: 'activities.update',
  summary: 'Changes the conditions on which families cancel an activity.',
  request: z.object({ activity: cuid, version, policy: cancellationPolicy.nullable() }),
  answer: done,
  errors: ['ACTIVITY_NOT_FOUND', 'CANCELLATION_STEPS_UNORDERED', 'CANCELLATION_FEE_TWICE'],
  recent_password: 'always',
});
