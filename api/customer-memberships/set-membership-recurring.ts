import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Switches the automatic renewal of one of the customer's memberships on or off (3 §2); repeating
 * it changes nothing. Refuses to switch it on for one that is cancelled or over, and when the
 * organiser does not offer it; another customer's is CUSTOMER_MEMBERSHIP_NOT_FOUND.
 */
export const setMembershipRecurring = endpoint({
  method: 'PUT',
  path: '/api/account/memberships/{cuid}/recurring',
  who: 'customer',
  summary: 'Lets one of the signed-in customer’s memberships renew itself, or no more.',
  request: z.object({ cuid, recurring: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: [
    'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    'MEMBERSHIP_ALREADY_CANCELLED',
    'MEMBERSHIP_OVER',
    'MEMBERSHIP_NOT_RECURRING',
  ],
});
