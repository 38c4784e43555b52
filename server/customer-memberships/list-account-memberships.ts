import { listAccountMemberships as endpoint } from '@ribambelle/api/customer-memberships/list-account-memberships.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findMembershipsOfCustomer } from './customer-membership-views.ts';
import { presentCustomerMembership } from './present-customer-membership.ts';

/** Lists the caller's memberships. */
export const listAccountMemberships = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { rows, count } = await findMembershipsOfCustomer(db, {
      customer_id: customer.id,
      ...pageOf(request),
    });
    const reading = { text: textReader({ language, organiser }), now };
    return { data: rows.map((row) => presentCustomerMembership(row, reading)), count };
  },
);
