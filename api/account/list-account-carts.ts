import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { accountCart } from './shapes.ts';

/** Lists the customer's processed carts, the last one first (1 §2.3). */
export const listAccountCarts = endpoint({
  method: 'GET',
  path: '/api/account/carts',
  who: 'customer',
  summary: 'Lists the signed-in customer’s processed carts.',
  request: z.object(paging),
  answer: list(accountCart),
  errors: [],
});
