import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the receipt of one of the customer's own orders, as a PDF. Refuses NOT_FOUND, also for
 * another customer's, and while nothing is paid.
 */
export const getCartReceipt = endpoint({
  method: 'GET',
  path: '/api/account/carts/{cuid}/receipt',
  who: 'customer',
  summary: 'The receipt of an order, as a PDF.',
  request: z.object({ cuid }),
  answer: file,
  errors: [],
});
