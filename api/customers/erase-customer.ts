import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, oneLine, done } from '../general/shapes.ts';

/**
 * Erases a family at its request: everything that names it is deleted as when it deletes its own
 * account, registrations and money stay without a name (1 §7). `confirmation` is its full name.
 * Refuses CUSTOMER_NOT_FOUND, CONFIRMATION_MISMATCH, PAYMENT_OPEN while a payment page is open, and
 * WALLET_NOT_EMPTY while there is credit that it does not give up.
 */
export const eraseCustomer = endpoint({
  method: 'DELETE',
  path: '/api/back-office/customers/{customer}',
  who: 'customers.delete',
  summary: 'Erases a family’s personal data.',
  request: z.object({
    customer: cuid,
    confirmation: oneLine(400),
    /** True when the family gives up the balance of its wallet. */
    give_up_credit: z.boolean().default(false),
  }),
  answer: done,
  errors: ['CUSTOMER_NOT_FOUND', 'CONFIRMATION_MISMATCH', 'PAYMENT_OPEN', 'WALLET_NOT_EMPTY'],
  recent_password: 'always',
});
