import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { setMembershipRecurring } from './set-membership-recurring.ts';

/** Lets a sold membership renew itself for a family that asked staff for it, or no more; said twice, it stays so. Refuses what its owner is refused. */
export const setCustomerMembershipRecurring = endpoint({
  method: 'PUT',
  path: '/api/back-office/customer-memberships/{membership}/recurring',
  who: 'customer-memberships.update',
  summary: 'Lets a sold membership renew itself, or no more.',
  request: z.object({ membership: cuid, recurring: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: [...setMembershipRecurring.errors],
});
