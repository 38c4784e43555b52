import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Keeps an availability however many are registered or, with `kept` false, leaves the decision to
 * the minimum again. Refuses AUTOMATIC_CANCELLATION_NOT_FOUND when there is no minimum, and
 * AUTOMATIC_CANCELLATION_DECIDED once it was decided.
 */
export const keepAvailability = endpoint({
  method: 'POST',
  path: '/api/back-office/availabilities/{availability}/automatic-cancellation/kept',
  who: 'availability-automatic-cancellations.update',
  summary: 'Keeps an availability that would be cancelled.',
  request: z.object({ availability: cuid, kept: z.boolean().default(true) }),
  answer: done,
  errors: [
    'AVAILABILITY_NOT_FOUND',
    'AUTOMATIC_CANCELLATION_NOT_FOUND',
    'AUTOMATIC_CANCELLATION_DECIDED',
  ],
});
