import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';

/**
 * Cancels a sold membership, with a reason that the customer reads: nobody is a member by it any
 * more, and the days of a running cycle that have passed stay due. Returns the part of the money
 * received that remains to be given back. Refuses a second time, and a missing reason.
 */
export const cancelCustomerMembership = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-memberships/{membership}/cancel',
  who: 'customer-memberships.delete',
  summary: 'Cancels a sold membership.',
  request: z.object({ membership: cuid, message: manyLines(2_000).trim().default('') }),
  answer: z.object({ message: z.string().nullable(), refundable_amount: amount }),
  errors: [
    'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    'MEMBERSHIP_ALREADY_CANCELLED',
    'CANCELLATION_MESSAGE_REQUIRED',
  ],
});
