import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { optionFields } from './option-shapes.ts';

/**
 * Sets the options of an activity, in this order; options left out are no longer offered, but stay
 * on registrations that have them.
 */
export const updateActivityOptions = endpoint({
  method: 'PUT',
  path: '/api/back-office/activities/{activity}/options',
  who: 'activity-options.update',
  summary: 'Sets the options of an activity.',
  request: z.object({ activity: cuid, version, options: z.array(optionFields).max(50).optional() }),
  answer: done,
  errors: ['ACTIVITY_NOT_FOUND', 'OPTION_UNKNOWN', 'VAT_CATEGORY_NOT_ALLOWED'],
});
