import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, oneLine } from '../general/shapes.ts';

/**
 * Pays debts of a family from its wallet at the desk: an order or one item, by cuid or
 * communication, or all debts, the oldest first. At most the balance of the wallet, and at most the
 * debt. Send an Idempotency-Key.
 */
export const payFromCustomerWallet = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/wallet/payments',
  who: 'payments.create',
  summary: 'Pays what a family owes from its wallet.',
  request: z.object({
    customer: cuid,
    /** The order or item to pay; all debts when left out. */
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
