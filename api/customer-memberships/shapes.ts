import { MEMBERSHIP_ENTITIES } from '@ribambelle/domain/memberships/membership-terms.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';

/** The status of a sold membership (3 §3); its payment is separate. */
export const membershipStatus = z.enum(['CANCELLED', 'UPCOMING', 'ACTIVE', 'EXPIRED']);

const person = z.object({ id, cuid, fullname: z.string() });

/** A cycle of a membership, with its price; its receivable waits until `due_at` for a transfer. */
const cycle = z.object({
  id,
  /** The key by which it is paid. */
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
  /** True when its next cycle begins automatically. */
  recurring: z.boolean(),
  membership: z.object({
    id,
    cuid,
    title: z.string(),
    images: z.array(image),
    entity: z.enum(MEMBERSHIP_ENTITIES),
  }),
  /** The participant who is the member; null for the customer. */
  participant: person.nullable(),
  /** The first one first. */
  cycles: z.array(cycle),
  /** The end of the last cycle. */
  expires_at: instant,
  cancelled_at: instant.nullable(),
  created_at: instant,
  /** The total of all cycles. */
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
});

/** The next cycle; null when it is not available now. */
const renewal = z.object({ start_at: instant, end_at: instant, price }).nullable();

/**
 * The time of its automatic renewal and the price, in minor units; today's price while it has not
 * been announced. Null when it does not renew. `recurring_offered` says whether renewal can be
 * switched on.
 */
const automaticRenewal = z.object({ renews_at: instant, price }).nullable();

/**
 * One membership in full (3 §2): its renewal, the order of its last cycle, and the transfer for the
 * remainder.
 */
export const customerMembershipDetail = customerMembership.extend({
  renewal,
  automatic_renewal: automaticRenewal,
  /** The moment from which it can be renewed, if that is not now; null for never. */
  renewable_from: instant.nullable(),
  /** True when its owner may switch automatic renewal on now. */
  recurring_offered: z.boolean(),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
  /** The moment until which its buyer may withdraw from it; null for not, or not any more. */
  withdrawable_until: instant.nullable(),
});

/**
 * A sold membership in the back-office's list. Amounts are null for staff without access to
 * payments.
 */
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
  /** The membership sold, by which its next cycle is sold. */
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
  /**
   * The amount paid beyond the amount due, to be given back; null for staff without access to
   * payments.
   */
  credit_amount: price.nullable(),
  /**
   * The amount that would stay due if it were cancelled now; null for staff without access to
   * payments.
   */
  due_if_cancelled: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** The collaborator who first sold it; null for the customer. */
  created_by: z.string().nullable(),
});

/** The filters of sold memberships: words of a name or address, and one customer. */
export const customerMembershipFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
