import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { newGroup, newGroupErrors } from './new-group-shapes.ts';
import { availabilityFields, seriesErrors, seriesFields } from './office-shapes.ts';

/** Creates the previewed availabilities, all or none; returns their number. */
export const createAvailabilitySeries = endpoint({
  method: 'POST',
  path: '/api/back-office/availability-series',
  who: 'availabilities.create',
  summary: 'Makes the availabilities of a weekly series.',
  request: z.object({ activity: cuid, ...availabilityFields, ...newGroup, ...seriesFields }),
  answer: z.object({ created: z.int() }),
  errors: [
    'ACTIVITY_NOT_FOUND',
    'LOCATION_UNKNOWN',
    'NOT_PERMITTED',
    ...newGroupErrors,
    ...seriesErrors,
  ],
});
