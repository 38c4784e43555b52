import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Copies an activity: its texts, pictures, categories, prices, terms, options, questions and
 * request tiers, with "(copy)" after its title. The copy is not published, has no dates, and is in
 * no pack and no coupon. Retired options and questions are not copied. Refuses ACTIVITY_NOT_FOUND.
 */
export const duplicateActivity = endpoint({
  method: 'POST',
  path: '/api/back-office/activities/{activity}/duplicate',
  who: 'activities.create',
  summary: 'Makes another activity of one.',
  request: z.object({ activity: cuid }),
  answer: z.object({ cuid }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
