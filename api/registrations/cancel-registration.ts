import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, manyLines, price } from '../general/shapes.ts';

/**
 * Cancels one of the customer's registrations with a reason and frees its places (3 §5), under the
 * conditions with which it was bought: the fee stays due, and the rest goes back where they say.
 * `seen` holds the amounts of the preview; without them only a cancellation that costs nothing and
 * moves no money is done. Refuses CANCELLATION_CHANGED with the present amounts in `details`, and a
 * registration that is over or past the last day of its conditions; and REFUND_NOT_PERMITTED when
 * it gives money back and staff act as the family without the right to refund.
 */
export const cancelRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/cancel',
  who: 'customer',
  summary: 'Cancels one of the signed-in customer’s registrations.',
  request: z.object({
    registration_id: id,
    message: manyLines(2_000).trim(),
    seen: z
      .object({ due_amount: price, online_amount: price, wallet_amount: price })
      .nullable()
      .default(null),
  }),
  answer: z.object({ message: z.string() }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_ALREADY_CANCELLED',
    'REGISTRATION_OVER',
    'CANCELLATION_NOT_ALLOWED',
    'CANCELLATION_CHANGED',
    'CANCELLATION_MESSAGE_REQUIRED',
    'REFUND_NOT_PERMITTED',
  ],
  by_staff: true,
});
