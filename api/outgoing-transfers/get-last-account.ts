import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Returns the account to which the customer last had money sent; its own name and no number for
 * none.
 */
export const getLastAccount = endpoint({
  method: 'GET',
  path: '/api/account/wallet/account',
  who: 'customer',
  summary: 'Shows the account to which the signed-in customer last had money sent.',
  request: z.object({}),
  answer: z.object({ holder: z.string(), iban: z.string() }),
  by_staff: false,
  errors: [],
});
