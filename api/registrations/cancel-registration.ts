import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, manyLines } from '../general/shapes.ts';

/**
 * Cancels one of the customer's registrations with a reason and frees its places (3 §5). Payments
 * stay as they are. Refuses a registration that is over.
 */
export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/cancel',
  who: 'customer',
  summary: 'Cancels one of the signed-in customer’s registrations.',
  request: z.object({ registration_id: id, message: manyLines(2_000).trim() }),
  answer: z.object({ message: z.string() }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_ALREADY_CANCELLED',
    'REGISTRATION_OVER',
    'CANCELLATION_MESSAGE_REQUIRED',
  ],
  by_staff: true,
});
