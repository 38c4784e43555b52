import { getOfficeCustomerMembership as endpoint } from '@ribambelle/api/customer-memberships/get-office-customer-membership.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { dueOfCycle } from '@ribambelle/domain/memberships/membership-cancellation.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCustomerMembership } from './customer-membership-views.ts';
import {
  automaticRenewalOf,
  cyclesOf,
  presentForOffice,
  renewalOf,
} from './present-customer-membership.ts';

/**
 * Answers one sold membership for staff, with its cycles, the next one, and the amount that would
 * stay due for it.
 */
export const getOfficeCustomerMembership = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { timezone } = organiser;
    const row = orRefuse(
      await findCustomerMembership(db, { cuid: request.membership }),
      'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    );
    const permissions = collaborator.permissions;
    const { cart, receivable_id, cancellation_message, created_by } = row;
    const text = textReader({ language, organiser });
    const seesMoney = seesFields(permissions, 'MONEY');
    const cycles = cyclesOf(row);
    const due = sumAmounts(cycles.map((cycle) => dueOfCycle(cycle, { now, timezone })));
    return {
      ...presentForOffice(row, { text, now, held: permissions }),
      membership: { cuid: row.membership_cuid },
      cycles: cycles.map((cycle) => ({
        ...cycle,
        total_amount: seesMoney ? cycle.total_amount : null,
        paid_amount: seesMoney ? cycle.paid_amount : null,
        outstanding_amount: seesMoney ? cycle.outstanding_amount : null,
      })),
      recurring: row.recurring,
      ...automaticRenewalOf(row, { now, timezone }),
      renewal: renewalOf(row, { now, timezone, unpublished: true }),
      cart,
      receivable_id,
      credit_amount: seesMoney
        ? sumAmounts(row.cycles.map(({ credit_amount }) => credit_amount))
        : null,
      due_if_cancelled: seesMoney ? due : null,
      cancellation_message,
      created_by,
    };
  },
);
