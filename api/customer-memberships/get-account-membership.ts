import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customerMembershipDetail } from './shapes.ts';

/**
 * Returns one membership that the customer bought (3 §2). Refuses CUSTOMER_MEMBERSHIP_NOT_FOUND,
 * also for another customer's.
 */
export const getAccountMembership = endpoint({
  method: 'GET',
  path: '/api/account/memberships/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s memberships.',
  request: z.object({ cuid }),
  answer: customerMembershipDetail,
  errors: ['CUSTOMER_MEMBERSHIP_NOT_FOUND'],
});
