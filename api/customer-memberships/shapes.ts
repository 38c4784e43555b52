import { MEMBERSHIP_ENTITIES } from '@ribambelle/domain/memberships/membership-terms.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';

/** What can be said of a sold membership (3 §3); whether it is paid is said beside it. */
export const membershipStatus = z.enum(['CANCELLED', 'UPCOMING', 'ACTIVE', 'EXPIRED']);

const person = z.object({ id, cuid, fullname: z.string() });

/** In which span a membership holds, and what that costs; its receivable waits until `due_at` for a transfer. */
const cycle = z.object({
  id,
  /** By which it is paid. */
  cuid,
  start_at: instant,
  end_at: instant,
  due_at: instant.nullable(),
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
});

/** A customer's membership in the account (3 §3), amounts in minor units. */
export const customerMembership = z.object({
  id,
  cuid,
  status: membershipStatus,
  /** Whether its next cycle begins by itself. */
  recurring: z.boolean(),
  membership: z.object({
    id,
    cuid,
    title: z.string(),
    images: z.array(image),
    entity: z.enum(MEMBERSHIP_ENTITIES),
  }),
  /** The only one who is a member by it; null for the customer. */
  participant: person.nullable(),
  /** The first one first. */
  cycles: z.array(cycle),
  /** The end of the last cycle. */
  expires_at: instant,
  cancelled_at: instant.nullable(),
  created_at: instant,
  /** Of all cycles. */
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
});

/** What the next cycle would be; null where it cannot be had now. */
const renewal = z.object({ start_at: instant, end_at: instant, price }).nullable();

/**
 * When it renews itself and at what price, in minor units; of a price that was not announced yet, what it costs today. Null where it does not. Whether that
 * can be chosen says `recurring_offered`.
 */
const automaticRenewal = z.object({ renews_at: instant, price }).nullable();

/** One membership in full (3 §2): whether it can be renewed, the order of its last cycle, and how what remains is paid by transfer. */
export const customerMembershipDetail = customerMembership.extend({
  renewal,
  automatic_renewal: automaticRenewal,
  /** From when it can be renewed, where that is not now; null for never. */
  renewable_from: instant.nullable(),
  /** Whether its owner may let it renew itself now. */
  recurring_offered: z.boolean(),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
});

/** A sold membership in the back-office's list. Amounts are null for who may not see payments. */
export const officeCustomerMembership = z.object({
  id,
  cuid,
  status: membershipStatus,
  title: z.string(),
  customer: z.object({ cuid, fullname: z.string() }),
  participant: z.object({ cuid, fullname: z.string() }).nullable(),
  cycles_count: z.int(),
  expires_at: instant,
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
});

/** One sold membership for staff, with its cycles and the order of the last one. */
export const officeCustomerMembershipDetail = officeCustomerMembership.extend({
  /** What was sold, and for whom: what its next cycle is sold by. */
  membership: z.object({ cuid }),
  cycles: z.array(
    cycle.extend({
      total_amount: price.nullable(),
      paid_amount: price.nullable(),
      outstanding_amount: price.nullable(),
    }),
  ),
  renewal,
  recurring: z.boolean(),
  automatic_renewal: automaticRenewal,
  recurring_offered: z.boolean(),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  receivable_id: id,
  /** What was paid beyond what is due, and is to be given back; null for who may not see payments. */
  credit_amount: price.nullable(),
  /** What would stay due of it if it were cancelled now; null for who may not see payments. */
  due_if_cancelled: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** Who sold it first; null for the customer. */
  created_by: z.string().nullable(),
});

/** Words of a name or address, and one customer. */
export const customerMembershipFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
