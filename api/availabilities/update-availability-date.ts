import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';

/** Changes one date of an availability; capacity null means that of the availability. */
export const updateAvailabilityDate = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/dates/{date}',
  who: 'availability-dates.update',
  summary: 'Changes places and state of one date.',
  request: z.object({
    availability: cuid,
    date: cuid,
    version,
    capacity: z.int().min(0).max(100_000).nullable().optional(),
    closed: z.boolean().optional(),
  }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'DATE_NOT_FOUND'],
});
