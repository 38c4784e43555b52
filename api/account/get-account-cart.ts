import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { accountCartDetail } from './shapes.ts';

/**
 * Returns one processed cart of the customer (3 §2). Refuses NOT_FOUND, also for another
 * customer's.
 */
export const getAccountCart = endpoint({
  method: 'GET',
  path: '/api/account/carts/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s processed carts.',
  request: z.object({ cuid }),
  answer: accountCartDetail,
  errors: [],
});
