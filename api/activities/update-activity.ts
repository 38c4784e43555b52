import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { activityFields } from './office-shapes.ts';

/** Changes an activity; its address stays. Availabilities keep their prices and places. */
export const updateActivity = endpoint({
  method: 'PUT',
  path: '/api/back-office/activities/{activity}',
  who: 'activities.update',
  summary: 'Changes an activity.',
  request: z.object({ activity: cuid, version, ...anyFieldOf(activityFields) }),
  answer: done,
  errors: [
    'ACTIVITY_NOT_FOUND',
    'CATEGORY_UNKNOWN',
    'IMAGE_UNKNOWN',
    'MEMBERSHIP_NOT_FOUND',
    'MEMBERSHIP_MISSING',
    'MEMBER_PRICE_TWICE',
    'VAT_CATEGORY_NOT_ALLOWED',
    'PARTIAL_PRICE_TWICE',
  ],
});
