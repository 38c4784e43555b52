import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customerBundleDetail } from './shapes.ts';

/**
 * Returns one pack that the customer bought (3 §2). Refuses CUSTOMER_BUNDLE_NOT_FOUND, also for
 * another customer's.
 */
export const getAccountBundle = endpoint({
  method: 'GET',
  path: '/api/account/bundles/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s bundles.',
  request: z.object({ cuid }),
  answer: customerBundleDetail,
  errors: ['CUSTOMER_BUNDLE_NOT_FOUND'],
});
