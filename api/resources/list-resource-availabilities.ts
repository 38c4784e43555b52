import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayOrInstant, id, list } from '../general/shapes.ts';
import { slot } from './shapes.ts';

/**
 * Lists the slots at which resources can be booked between two moments, resource by resource,
 * earliest first (2 §7). The resources are named themselves, or by their booking configurations; by
 * default all of them, at most 100. A day instead of an instant means the start of that day in the
 * organiser's zone. A start in the past becomes now; without an end, the span ends a day later.
 * Refuses SPAN_TOO_LONG for more than 62 days, or for more slots than one answer holds.
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
