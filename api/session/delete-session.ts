import { z } from 'zod';
import { oneLine } from '../general/shapes.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Deletes the account: personal data is deleted, registrations and money stay without a name
 * (1 §7). `confirmation`, when sent, must be the full name (1 §5). Refuses PAYMENT_OPEN while a
 * payment page is open, and WALLET_NOT_EMPTY while there is credit that the customer does not give
 * up.
 */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/session',
  who: 'customer',
  summary: 'Deletes the signed-in customer’s account and personal data.',
  request: z.object({
    confirmation: oneLine(400).nullable().default(null),
    /** True when the customer gives up the balance of the wallet. */
    give_up_credit: z.boolean().default(false),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['CONFIRMATION_MISMATCH', 'PAYMENT_OPEN', 'WALLET_NOT_EMPTY'],
  recent_password: 'always',
});
