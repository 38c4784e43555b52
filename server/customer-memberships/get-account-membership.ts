import { getAccountMembership as endpoint } from '@ribambelle/api/customer-memberships/get-account-membership.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { renewableFrom } from '@ribambelle/domain/memberships/next-cycle.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { transferOf, withdrawableOf } from '../sold/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CustomerMembershipRow, findCustomerMembership } from './customer-membership-views.ts';
import {
  automaticRenewalOf,
  presentCustomerMembership,
  renewalOf,
} from './present-customer-membership.ts';

/**
 * Answers one of the caller's memberships, with its next cycle and how the rest of its last one is
 * paid by transfer.
 */
export const getAccountMembership = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const of = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findCustomerMembership(db, of), 'CUSTOMER_MEMBERSHIP_NOT_FOUND');
    const { cart, cancellation_message } = row;
    const { timezone } = organiser;
    const text = textReader({ language, organiser });
    return {
      ...presentCustomerMembership(row, { text, now }),
      renewal: renewalOf(row, { now, timezone, unpublished: false }),
      ...automaticRenewalOf(row, { now, timezone }),
      renewable_from: laterFrom(row, { now, timezone }),
      cart,
      cancellation_message,
      withdrawable_until: withdrawableOf(row, { kind: 'MEMBERSHIP', now, organiser }),
      bank_transfer: await transferOf(db, { organiser, row, text, now }),
    };
  },
);

/**
 * Returns when a published rolling membership can first be renewed, if that is in the future; null
 * otherwise.
 */
function laterFrom(
  row: CustomerMembershipRow,
  { now, timezone }: { now: string; timezone: string },
): string | null {
  if (row.cancelled_at !== null || !row.published || row.period_type === 'FIXED') return null;
  const from = renewableFrom(row, { held_until: row.ends_at, timezone });
  return isAfter(from, now) ? from : null;
}
