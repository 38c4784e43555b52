import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { customerMembership } from './shapes.ts';

/** Lists the memberships that the customer bought, the last one first (1 §2.3). */
export const listAccountMemberships = endpoint({
  method: 'GET',
  path: '/api/account/memberships',
  who: 'customer',
  summary: 'Lists the signed-in customer’s memberships.',
  request: z.object(paging),
  answer: list(customerMembership),
  errors: [],
});
