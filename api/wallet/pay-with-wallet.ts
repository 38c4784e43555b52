import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, oneLine, price } from '../general/shapes.ts';

/**
 * Pays a registration or a processed cart from the wallet (1 §5, §7), or everything that the
 * customer owes, the oldest first: at most its balance and at most the remainder.
 */
export const payWithWallet = endpoint({
  method: 'POST',
  path: '/api/transactions/wallet',
  who: 'customer',
  summary: 'Pays what remains of a registration or cart, or of everything, from the wallet.',
  request: z.object({
    /** In minor units. */
    amount,
    /** The registration or cart, by cuid or reference; null for everything. */
    destination: oneLine(64).min(1).nullable(),
  }),
  answer: z.object({
    wallet: z.object({ amount: price }),
    outstanding_amount: price,
    message: z.string(),
  }),
  errors: [
    'DESTINATION_NOT_FOUND',
    'INSUFFICIENT_WALLET_AMOUNT',
    'WALLET_AMOUNT_INVALID',
    'AMOUNT_ABOVE_OUTSTANDING',
  ],
});
