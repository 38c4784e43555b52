import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';

/** The status of a sold pack (3 §3); its payment is separate. */
export const bundleStatus = z.enum(['CANCELLED', 'USED_UP', 'EXPIRED', 'VALID']);

const person = z.object({ id, cuid, fullname: z.string() });

/** A registration paid by a pack: `quantity` of its uses, given back if it was cancelled. */
const bundleUse = z.object({
  cuid,
  title: z.string(),
  participant: z.string(),
  start_at: instant,
  quantity: z.int(),
  given_back: z.boolean(),
});

/** A customer's pack in the account (3 §3), amounts in minor units. */
export const customerBundle = z.object({
  id,
  cuid,
  status: bundleStatus,
  bundle: z.object({
    title: z.string(),
    images: z.array(image),
    entity: z.enum(BUNDLE_ENTITIES),
  }),
  /** The only participant who can use it; null when all of the customer's can. */
  participant: person.nullable(),
  /** The number of registrations it pays for; null is without limit. */
  capacity: z.int().nullable(),
  /** The number it has paid for, counted in places; items in a cart do not count yet. */
  used: z.int(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
});

/**
 * One pack in full (3 §2): its activities and uses, its order, and the transfer for the remainder.
 */
export const customerBundleDetail = customerBundle.extend({
  /** The activities for which it can be used; all of them when empty. */
  activities: z.array(z.object({ cuid, slug: z.string(), title: z.string() })),
  /** The registrations it paid for, the last one first; including those with uses given back. */
  registrations: z.array(bundleUse),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
  /** The moment until which its buyer may withdraw from it; null for not, or not any more. */
  withdrawable_until: instant.nullable(),
});

/** A sold pack in the back-office's list. Amounts are null for staff without access to payments. */
export const officeCustomerBundle = z.object({
  id,
  cuid,
  status: bundleStatus,
  title: z.string(),
  customer: z.object({ cuid, fullname: z.string() }),
  participant: z.object({ cuid, fullname: z.string() }).nullable(),
  capacity: z.int().nullable(),
  used: z.int(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price.nullable(),
  paid_amount: price.nullable(),
});

/** One sold pack for staff, with its order and uses. */
export const officeCustomerBundleDetail = officeCustomerBundle.extend({
  registrations: z.array(bundleUse),
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
  due_of_uses: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** The collaborator who sold it; null for the customer. */
  created_by: z.string().nullable(),
});

/** The filters of sold packs: words of a name or address, and one customer. */
export const customerBundleFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
