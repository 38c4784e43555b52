import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, done } from '../general/shapes.ts';

/**
 * Has an availability cancelled automatically when, at the end of a day in the organiser's zone,
 * fewer places than `minimum` are taken; replaces any earlier minimum. Refuses a minimum above the
 * capacity, a day that is over, one that ends after the start, and AUTOMATIC_CANCELLATION_DECIDED
 * while it is being cancelled.
 */
export const saveAutomaticCancellation = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}/automatic-cancellation',
  who: 'availability-automatic-cancellations.update',
  summary: 'Cancels an availability by itself when too few are registered.',
  request: z.object({
    availability: cuid,
    minimum: z.int().min(1).max(100_000),
    decide_on: day,
  }),
  answer: done,
  errors: [
    'AVAILABILITY_NOT_FOUND',
    'MINIMUM_ABOVE_CAPACITY',
    'DECISION_PAST',
    'DECISION_AFTER_START',
    'AUTOMATIC_CANCELLATION_DECIDED',
  ],
});
