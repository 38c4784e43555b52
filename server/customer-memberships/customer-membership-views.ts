import type { customerMembershipColumns } from '@ribambelle/api/customer-memberships/customer-membership-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';
import {
  findSold,
  findSoldTo,
  selectSold,
  type SoldDays,
  type SoldKind,
  type SoldRow,
} from '../sold/index.ts';

/** A cycle with its money in minor units. */
export interface CycleRow {
  readonly id: number;
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly due_at: string | null;
  readonly receivable_id: number;
  readonly cart_id: number | null;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly credit_amount: number;
}

interface Own extends MembershipPeriod {
  readonly membership_id: number;
  readonly membership_cuid: string;
  readonly entity: MembershipEntity;
  /** The present price of one, and whether it can be bought. */
  readonly price: number;
  readonly published: boolean;
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  /** Whether it renews itself, and whether the organiser offers that. */
  readonly recurring: boolean;
  readonly offers_recurring: boolean;
  /**
   * When its family was told that its last cycle will be followed by another, and at what price;
   * null when not yet.
   */
  readonly announced_at: string | null;
  readonly announced_price: number | null;
  /** The first one first. */
  readonly cycles: readonly CycleRow[];
  readonly ends_at: string;
}

/**
 * A sold membership; its holder is the only participant whom it makes a member, null for the
 * customer. Its order is that of its last cycle.
 */
export type CustomerMembershipRow = SoldRow & Own;

const SOLD_MEMBERSHIPS: SoldKind<Own> = {
  of: 'memberships',
  own: sql<Own>`o.id as membership_id, o.cuid as membership_cuid, o.entity, o.price, o.published, o.period_type, o.rolling_period_type,
    o.rolling_period_duration, o.fixed_period_start_at, o.fixed_period_end_at, o.renewal_days_before, o.renewal_days_after, s.expires_at as ends_at, s.recurring,
    o.recurring as offers_recurring,
    case when s.renewal_announced_for = s.expires_at then s.renewal_announced_at end as announced_at,
    case when s.renewal_announced_for = s.expires_at then s.renewal_price end as announced_price,
    (select jsonb_agg(jsonb_build_object('id', y.id, 'cuid', y.cuid, 'start_at', y.start_at, 'end_at', y.end_at, 'due_at', r.due_at,
        'receivable_id', r.id, 'cart_id', y.cart_id, 'total_amount', r.total_amount, 'paid_amount', r.paid_amount, 'owed_amount', r.owed_amount,
        'credit_amount', r.credit_amount) order by y.start_at)
      from membership_cycles y join receivables r on r.organiser_id = y.organiser_id and r.id = y.receivable_id
      where y.organiser_id = s.organiser_id and y.customer_membership_id = s.id) as cycles`,
  holder: sql`participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id`,
};

/**
 * Returns a page of a customer's present and past memberships, the last one first, and the total
 * number.
 */
export async function findMembershipsOfCustomer(
  db: Db,
  input: { customer_id: number; limit: number; offset: number },
) {
  return findSoldTo(db, { ...SOLD_MEMBERSHIPS, ...input });
}

/**
 * Selects sold memberships, the newest first unless sorted: of one customer, or found by a name or
 * an address.
 */
export function selectCustomerMemberships(input: {
  search: string;
  customer: string | undefined;
  days: SoldDays;
  timezone: string;
  sort: Order<typeof customerMembershipColumns> | undefined;
}): ListQuery<CustomerMembershipRow> {
  return selectSold({ ...SOLD_MEMBERSHIPS, ...input, orders: {} });
}

/**
 * Returns one sold membership by its cuid, of one customer alone when named; undefined for none.
 */
export async function findCustomerMembership(
  db: Db,
  input: { cuid: string; customer_id?: number },
) {
  return findSold(db, { ...SOLD_MEMBERSHIPS, ...input });
}
