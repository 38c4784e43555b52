import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { activityFields } from './office-shapes.ts';

/**
 * Adds an activity; its address is made from its title. Refuses unknown categories and pictures.
 */
export const createActivity = endpoint({
  method: 'POST',
  path: '/api/back-office/activities',
  who: 'activities.create',
  summary: 'Adds an activity.',
  request: z.object(activityFields),
  answer: z.object({ cuid }),
  errors: [
    'CATEGORY_UNKNOWN',
    'IMAGE_UNKNOWN',
    'MEMBERSHIP_NOT_FOUND',
    'MEMBERSHIP_MISSING',
    'MEMBER_PRICE_TWICE',
    'VAT_CATEGORY_NOT_ALLOWED',
    'PARTIAL_PRICE_TWICE',
  ],
});
