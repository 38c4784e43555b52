import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeActivity } from './office-shapes.ts';

/** Returns one activity with its pictures, options and questions. Refuses ACTIVITY_NOT_FOUND. */
export const getOfficeActivity = endpoint({
  method: 'GET',
  path: '/api/back-office/activities/{activity}',
  who: 'activities.read',
  summary: 'Shows one activity with everything that can be changed.',
  request: z.object({ activity: cuid }),
  answer: officeActivity,
  errors: ['ACTIVITY_NOT_FOUND'],
});
