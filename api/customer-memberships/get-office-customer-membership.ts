import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCustomerMembershipDetail } from './shapes.ts';

/** Returns one sold membership for staff. Refuses CUSTOMER_MEMBERSHIP_NOT_FOUND. */
export const getOfficeCustomerMembership = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-memberships/{membership}',
  who: 'customer-memberships.read',
  summary: 'Shows one sold membership.',
  request: z.object({ membership: cuid }),
  answer: officeCustomerMembershipDetail,
  errors: ['CUSTOMER_MEMBERSHIP_NOT_FOUND'],
});
