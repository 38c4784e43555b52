import { setMembershipRecurring as endpoint } from '@ribambelle/api/customer-memberships/set-membership-recurring.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { chooseRecurring } from './choose-recurring.ts';
import { lockCustomerMembership } from './customer-membership-store.ts';
import { findCustomerMembership } from './customer-membership-views.ts';

/** Switches the automatic renewal of one of the caller's memberships on or off. */
export const setMembershipRecurring = action(
  endpoint,
  async ({ db, request, organiser, customer, now, emit }) => {
    const { timezone } = organiser;
    const { cuid, recurring } = request;
    const lockedRow = orRefuse(
      await lockCustomerMembership(db, { cuid }),
      'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    );
    if (lockedRow.customer_id !== customer.id) refuse('CUSTOMER_MEMBERSHIP_NOT_FOUND');
    const row = orRefuse(
      await findCustomerMembership(db, { cuid }),
      'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    );
    await chooseRecurring(db, { emit, row, recurring, now, timezone });
    return { message: null };
  },
);
