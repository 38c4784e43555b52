import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { officeActivityRow } from './office-shapes.ts';

/** Activities in catalogue order, those not published too. */
export const listOfficeActivities = endpoint({
  method: 'GET',
  path: '/api/back-office/activities',
  who: 'activities.read',
  summary: 'Lists the organiser’s activities.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    category: cuid.optional(),
    published: z.boolean().optional(),
  }),
  answer: list(officeActivityRow),
  errors: [],
});
