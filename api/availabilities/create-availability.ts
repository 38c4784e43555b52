import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { newGroup, newGroupErrors } from './new-group-shapes.ts';
import { availabilityFields, dateFields } from './office-shapes.ts';

/**
 * Adds one availability. Dates are days and hours in the organiser's local time; an end not after
 * the start is on the next day.
 */
export const createAvailability = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities',
  who: 'availabilities.create',
  summary: 'Adds one availability with its dates.',
  request: z.object({
    activity: cuid,
    ...availabilityFields,
    ...newGroup,
    dates: z.array(dateFields).min(1).max(60),
  }),
  answer: z.object({ cuid }),
  errors: [
    'ACTIVITY_NOT_FOUND',
    'LOCATION_UNKNOWN',
    'TIME_INVALID',
    'NOT_PERMITTED',
    ...newGroupErrors,
  ],
});
