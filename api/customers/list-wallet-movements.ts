import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { walletMovement } from './belonging-shapes.ts';

/** Lists the movements of a family's wallet, the last first. Refuses CUSTOMER_NOT_FOUND. */
export const listWalletMovements = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/wallet-movements',
  who: 'customer-wallets.read',
  summary: 'Lists what moved in the wallet of a family.',
  request: z.object({ ...paging, customer: cuid }),
  answer: list(walletMovement),
  errors: ['CUSTOMER_NOT_FOUND'],
});
