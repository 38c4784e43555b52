import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine, price } from '../general/shapes.ts';

/**
 * Takes credit out of the customer's wallet at once, to be sent to an account with the organiser's
 * next file for the bank. Refuses more than the balance, and an account that cannot be right.
 */
export const payOutCredit = endpoint({
  method: 'POST',
  path: '/api/account/wallet/payouts',
  who: 'customer',
  summary: 'Has credit of the signed-in customer’s wallet sent to an account.',
  request: z.object({
    /** In minor units. */
    amount: price.min(1),
    holder: oneLine(70),
    iban: oneLine(50),
  }),
  answer: z.object({ wallet: z.object({ amount: price }), message: z.string() }),
  errors: [
    'INSUFFICIENT_WALLET_AMOUNT',
    'HOLDER_REQUIRED',
    'IBAN_REQUIRED',
    'IBAN_INVALID',
    'IBAN_NOT_SEPA',
  ],
  recent_password: 'always',
});
