import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Says that an availability takes place however many are registered, or, with `kept` false, that it is decided after all. Refuses
 * AUTOMATIC_CANCELLATION_NOT_FOUND where nothing is asked, and AUTOMATIC_CANCELLATION_DECIDED once it was decided.
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
