import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, line } from '../general/shapes.ts';

/**
 * Adds an amount to a wallet or takes it out, with a reason that stays in the books. Refuses to go
 * below 0, and an amount of 0.
 */
export const correctWallet = endpoint({
  method: 'POST',
  path: '/api/back-office/customers/{customer}/wallet',
  who: 'customer-wallets.correct',
  summary: 'Corrects a wallet.',
  request: z.object({ customer: cuid, amount, reason: line }),
  answer: z.object({ wallet_amount: amount, message: z.string().nullable() }),
  errors: ['CUSTOMER_NOT_FOUND', 'INSUFFICIENT_WALLET_AMOUNT', 'WALLET_AMOUNT_INVALID'],
  recent_password: 'always',
});
