import type {
  customerMembership,
  customerMembershipDetail,
  officeCustomerMembership,
} from '@ribambelle/api/customer-memberships/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { membershipStatus } from '@ribambelle/domain/memberships/membership-status.ts';
import { renewsAt } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import { nextCycle } from '@ribambelle/domain/memberships/next-cycle.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { CustomerMembershipRow } from './customer-membership-views.ts';

/** The reader of texts, and the moment. */
export interface Reading {
  readonly text: (column: Json) => string;
  readonly now: string;
}

/** Returns the cycles of a sold membership, as calls show them. */
export function cyclesOf({ cycles }: Pick<CustomerMembershipRow, 'cycles'>) {
  return cycles.map(({ id, cuid, start_at, end_at, due_at, ...money }) => ({
    id,
    cuid,
    start_at: canonicalInstant(start_at) ?? start_at,
    end_at: canonicalInstant(end_at) ?? end_at,
    due_at: due_at === null ? null : canonicalInstant(due_at),
    total_amount: money.total_amount,
    paid_amount: money.paid_amount,
    outstanding_amount: money.owed_amount,
  }));
}

/** Returns a sold membership as its owner sees it (3 §3). */
export function presentCustomerMembership(
  row: CustomerMembershipRow,
  { text, now }: Reading,
): z.output<typeof customerMembership> {
  const { id, cuid, holder, cancelled_at, created_at, ends_at: expires_at } = row;
  const { membership_id, membership_cuid, entity } = row;
  const cycles = cyclesOf(row);
  return {
    id,
    cuid,
    status: membershipStatus({ cancelled_at, cycles }, now),
    recurring: row.recurring,
    membership: {
      id: membership_id,
      cuid: membership_cuid,
      title: text(row.title),
      images: [...row.images],
      entity,
    },
    participant:
      holder === null ? null : { id: holder.id, cuid: holder.cuid, fullname: fullname(holder) },
    cycles,
    expires_at,
    cancelled_at,
    created_at,
    total_amount: sumAmounts(cycles.map(({ total_amount }) => total_amount)),
    paid_amount: sumAmounts(cycles.map(({ paid_amount }) => paid_amount)),
    outstanding_amount: sumAmounts(cycles.map(({ outstanding_amount }) => outstanding_amount)),
  };
}

/** Returns the next cycle that its owner could buy now; null for none. */
export function renewalOf(
  row: CustomerMembershipRow,
  { now, timezone, unpublished }: { now: string; timezone: string; unpublished: boolean },
): z.output<typeof customerMembershipDetail>['renewal'] {
  if (row.cancelled_at !== null || !(row.published || unpublished)) return null;
  const terms = { ...row, start_on: null };
  const next = nextCycle(terms, { held_until: row.ends_at, now, timezone });
  if (!next.ok) return null;
  return { start_at: next.value.start_at, end_at: next.value.end_at, price: row.price };
}

/**
 * Returns when a sold membership renews itself and at what price, and whether it could; an
 * announced price holds.
 */
export function automaticRenewalOf(
  row: CustomerMembershipRow,
  at: { now: string; timezone: string },
): Pick<z.output<typeof customerMembershipDetail>, 'automatic_renewal' | 'recurring_offered'> {
  const { recurring, offers_recurring, announced_price, price } = row;
  const owed_amount = sumAmounts(row.cycles.map((cycle) => cycle.owed_amount));
  const possible = { ...row, recurring: true, held_until: row.ends_at, owed_amount };
  const renews_at = renewsAt(possible, at);
  return {
    automatic_renewal:
      recurring && renews_at !== null ? { renews_at, price: announced_price ?? price } : null,
    recurring_offered: offers_recurring && renews_at !== null,
  };
}

/**
 * Returns a sold membership as the lists of staff show it, without the amounts that they may not
 * see.
 */
export function presentForOffice(
  row: CustomerMembershipRow,
  { text, now, held }: Reading & { held: readonly Permission[] },
): z.output<typeof officeCustomerMembership> {
  const { status, participant, total_amount, paid_amount, ...shown } = presentCustomerMembership(
    row,
    { text, now },
  );
  const { id, cuid, cycles, expires_at, cancelled_at, created_at } = shown;
  const seesMoney = seesFields(held, 'MONEY');
  return {
    id,
    cuid,
    status,
    title: shown.membership.title,
    customer: { cuid: row.customer.cuid, fullname: fullname(row.customer) },
    participant:
      participant === null ? null : { cuid: participant.cuid, fullname: participant.fullname },
    cycles_count: cycles.length,
    expires_at,
    cancelled_at,
    created_at,
    total_amount: seesMoney ? total_amount : null,
    paid_amount: seesMoney ? paid_amount : null,
  };
}
