import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayOrInstant, id, list } from '../general/shapes.ts';
import { slot } from './shapes.ts';

/**
 * When resources can be booked between two moments, resource by resource, the earliest slot first (2 §7). They are named themselves, or by the
 * configurations by which they are booked; without either they are all, at most 100. A day in place of an instant is where that day begins in the
 * organiser's zone. What is asked for before now begins now; without an end it ends a day later. Refuses SPAN_TOO_LONG for more than 62 days, or for more
 * slots than one answer holds.
 */
export const listResourceAvailabilities = endpoint({
  method: 'GET',
  path: '/api/resources/availabilities',
  who: 'anyone',
  summary: 'Lists when resources can be booked within a span of time.',
  request: z.object({
    resources: z.array(id).max(100).optional(),
    'bookings-configurations': z.array(id).max(100).optional(),
    after: dayOrInstant.optional(),
    before: dayOrInstant.optional(),
  }),
  answer: list(slot),
  errors: ['SPAN_TOO_LONG'],
});
