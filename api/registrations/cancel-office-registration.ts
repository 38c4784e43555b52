import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';

/**
 * Cancels a registration for the organiser, with a reason that the family reads (3 §5): places are free again, nothing stays due.
 * Answers what of the money received remains to be given back. Refuses a second time, and a missing reason.
 */
export const cancelOfficeRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/cancel',
  who: 'registrations.cancel',
  summary: 'Cancels a registration.',
  request: z.object({ registration: cuid, message: manyLines(2_000).trim().default('') }),
  answer: z.object({ message: z.string().nullable(), refundable_amount: amount }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_ALREADY_CANCELLED',
    'CANCELLATION_MESSAGE_REQUIRED',
  ],
});
