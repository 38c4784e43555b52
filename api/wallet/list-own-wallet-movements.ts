import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, instant, list, paging } from '../general/shapes.ts';

/**
 * Lists the movements of the customer's own wallet, the last first, each with the balance after it
 * and the titles of what it was about.
 */
export const listOwnWalletMovements = endpoint({
  method: 'GET',
  path: '/api/account/wallet-movements',
  who: 'customer',
  summary: 'Lists what moved in the signed-in customer’s wallet.',
  request: z.object(paging),
  answer: list(
    z.object({
      cuid,
      /** Negative for money that left the wallet. */
      amount,
      balance: amount,
      reason: z.string(),
      titles: z.array(z.string()),
      /** The word of staff with credit that came back. */
      word: z.string(),
      created_at: instant,
    }),
  ),
  errors: [],
});
