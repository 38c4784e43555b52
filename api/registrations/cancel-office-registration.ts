import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';
import { giveBack } from '../payments/give-back.ts';

/**
 * Cancels a registration for the organiser, with a reason that the family reads (3 §5): places are
 * free again, nothing stays due. `give_back` sets the part of the money received to give back, and
 * how, with the fee of an order of which nothing is left; the part kept becomes a line with a label
 * (payments.refund, with a recent password). Without it everything remains to be given back:
 * `refundable_amount`. Refuses a second time, a missing reason, more than there is, and keeping a
 * part without a label. Send an Idempotency-Key.
 */
export const cancelOfficeRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/cancel',
  who: 'registrations.cancel',
  summary: 'Cancels a registration.',
  request: z.object({
    registration: cuid,
    message: manyLines(2_000).trim().default(''),
    give_back: giveBack.nullable().default(null),
    /** False sends no e-mail to the family. */
    tells: z.boolean().default(true),
  }),
  answer: z.object({
    message: z.string().nullable(),
    refundable_amount: amount,
    given_amount: amount,
    kept_amount: amount,
  }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_ALREADY_CANCELLED',
    'CANCELLATION_MESSAGE_REQUIRED',
    'GIVE_BACK_TOO_HIGH',
    'KEPT_LABEL_REQUIRED',
    'PAYMENT_NOT_REFUNDABLE',
  ],
  recent_password: 'sometimes',
});
