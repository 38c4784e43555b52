import { setCustomerMembershipRecurring as endpoint } from '@ribambelle/api/customer-memberships/set-customer-membership-recurring.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { chooseRecurring } from './choose-recurring.ts';
import { lockCustomerMembership } from './customer-membership-store.ts';
import { findCustomerMembership } from './customer-membership-views.ts';

/**
 * Switches the automatic renewal of a sold membership on or off for a family, and logs the author.
 */
export const setCustomerMembershipRecurring = action(endpoint, async (context) => {
  const { db, request, organiser, now, emit } = context;
  const { timezone } = organiser;
  const { membership: cuid, recurring } = request;
  orRefuse(await lockCustomerMembership(db, { cuid }), 'CUSTOMER_MEMBERSHIP_NOT_FOUND');
  const row = orRefuse(await findCustomerMembership(db, { cuid }), 'CUSTOMER_MEMBERSHIP_NOT_FOUND');
  const choice = { row, recurring, now, timezone };
  if (!(await chooseRecurring(db, { emit, ...choice }))) return { message: null };
  await logAct(context, {
    act: 'customer-memberships.update',
    noun: 'customer-memberships',
    cuid,
    summary: textReader(context)(row.title),
    changes: { recurring: { from: !recurring, to: recurring } },
  });
  return { message: null };
});
