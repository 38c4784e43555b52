import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { customerBundle } from './shapes.ts';

/** Lists the packs that the customer bought, the last one first (1 §2.3). */
export const listAccountBundles = endpoint({
  method: 'GET',
  path: '/api/account/bundles',
  who: 'customer',
  summary: 'Lists the signed-in customer’s bundles.',
  request: z.object(paging),
  answer: list(customerBundle),
  errors: [],
});
