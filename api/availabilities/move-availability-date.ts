import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid, done, instant } from '../general/shapes.ts';

/** Gives one date of an availability other hours; `past` confirms it for a date that has begun, or will have. Registrations stay. */
export const moveAvailabilityDate = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/dates/{date}/hours',
  who: 'availability-dates.update',
  summary: 'Moves one date to other hours.',
  request: z.object({
    availability: cuid,
    date: cuid,
    version,
    start_at: instant.optional(),
    end_at: instant.optional(),
    past: z.boolean().default(false),
  }),
  answer: done,
  errors: [
    'AVAILABILITY_NOT_FOUND',
    'DATE_NOT_FOUND',
    'TIME_INVALID',
    'DATE_STARTED',
    'DATES_OVERLAP',
  ],
});
