import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { setMembershipRecurring } from './set-membership-recurring.ts';

/**
 * Switches the automatic renewal of a sold membership on or off for a family that requested it from
 * staff; repeating it changes nothing. Refuses what its owner is refused.
 */
export const setCustomerMembershipRecurring = endpoint({
  method: 'PUT',
  path: '/api/back-office/customer-memberships/{membership}/recurring',
  who: 'customer-memberships.update',
  summary: 'Lets a sold membership renew itself, or no more.',
  request: z.object({ membership: cuid, recurring: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: [...setMembershipRecurring.errors],
});
