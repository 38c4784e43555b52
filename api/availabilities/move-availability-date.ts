import { z } from 'zod';
import { message } from '../bulk-actions/cancel-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid, done, instant } from '../general/shapes.ts';

const MOST_ALSO = 60;
const movedDate = z.object({ date: cuid, version, start_at: instant, end_at: instant });

/**
 * Moves one date of an availability to other hours, and the dates in `also` at the same time: all
 * or none. `past` confirms it for a date that has begun, or will have. Registrations stay; with a
 * message their families get one e-mail each. The answer contains the move back, as long as nobody
 * was written to.
 */
export const moveAvailabilityDate = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/dates/{date}/hours',
  who: 'availability-dates.update',
  summary: 'Moves one date to other hours, and others with it.',
  request: z.object({
    availability: cuid,
    date: cuid,
    version,
    start_at: instant.optional(),
    end_at: instant.optional(),
    past: z.boolean().default(false),
    also: z.array(movedDate).max(MOST_ALSO).default([]),
    message: message.nullable().default(null),
  }),
  answer: done.extend({
    /** The number of families written to. */
    families: z.int(),
    back: movedDate.extend({ availability: cuid, past: z.boolean(), also: z.array(movedDate) }),
  }),
  errors: [
    'AVAILABILITY_NOT_FOUND',
    'DATE_NOT_FOUND',
    'TIME_INVALID',
    'DATE_STARTED',
    'DATES_OVERLAP',
  ],
});
