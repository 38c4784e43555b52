import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, oneLine } from '../general/shapes.ts';

/**
 * Pays at the desk, from a family's wallet, what it owes: an order or one thing, by cuid or communication, or whatever is owed, the oldest
 * first. At most what is in the wallet, and at most what is owed. Give an Idempotency-Key.
 */
export const payFromCustomerWallet = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/wallet/payments',
  who: 'payments.create',
  summary: 'Pays what a family owes from its wallet.',
  request: z.object({
    customer: cuid,
    /** The order or thing to pay; all that is owed when left out. */
    destination: oneLine(64).nullable().default(null),
    amount,
  }),
  answer: z.object({
    cuid,
    wallet_amount: amount,
    outstanding_amount: amount,
    message: z.string().nullable(),
  }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    'DESTINATION_NOT_FOUND',
    'INSUFFICIENT_WALLET_AMOUNT',
    'WALLET_AMOUNT_INVALID',
    'AMOUNT_ABOVE_OUTSTANDING',
  ],
});
