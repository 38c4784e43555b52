import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { estimate, estimateErrors } from './estimate-shapes.ts';
import { estimatePayload } from './item-payloads.ts';

/**
 * Returns the price of an item before it is added, line by line (2 §7, R3): exactly the price that
 * adding it fixes.
 */
export const estimateCartItem = endpoint({
  method: 'POST',
  path: '/api/carts/items/estimate',
  reads_only: true,
  who: 'customer',
  summary: 'Estimates the price of a registration.',
  request: z.object(estimatePayload),
  answer: estimate,
  errors: [...estimateErrors],
});
