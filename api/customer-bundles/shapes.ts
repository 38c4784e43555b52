import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { soldPeriods } from '../lists/sold-periods.ts';
import { cuid, id, instant, oneLine, price } from '../general/shapes.ts';

/** What can be said of a sold bundle (3 §3); whether it is paid is said beside it. */
export const bundleStatus = z.enum(['CANCELLED', 'USED_UP', 'EXPIRED', 'VALID']);

const person = z.object({ id, cuid, fullname: z.string() });

/** A registration that a bundle paid: `quantity` of its uses, given back when it was cancelled. */
const bundleUse = z.object({
  cuid,
  title: z.string(),
  participant: z.string(),
  start_at: instant,
  quantity: z.int(),
  given_back: z.boolean(),
});

/** A customer's bundle in the account (3 §3), amounts in minor units. */
export const customerBundle = z.object({
  id,
  cuid,
  status: bundleStatus,
  bundle: z.object({
    title: z.string(),
    images: z.array(image),
    entity: z.enum(BUNDLE_ENTITIES),
  }),
  /** The only one who can use it; null when all of the customer's participants can. */
  participant: person.nullable(),
  /** How many registrations it pays; null is without limit. */
  capacity: z.int().nullable(),
  /** How many it has paid, places counted; what lies in a cart is none yet. */
  used: z.int(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
});

/** One bundle in full (3 §2): for what it can be used and was, its order, and how what remains is paid by transfer. */
export const customerBundleDetail = customerBundle.extend({
  /** The activities for which it can be used; all of them when it is empty. */
  activities: z.array(z.object({ cuid, slug: z.string(), title: z.string() })),
  /** The registrations that it paid, the last one first; those whose uses were given back too. */
  registrations: z.array(bundleUse),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  cancellation_message: z.string().nullable(),
  bank_transfer: bankTransfer.nullable(),
});

/** A sold bundle in the back-office's list. Amounts are null for who may not see payments. */
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

/** One sold bundle for staff, with its order and what it was used for. */
export const officeCustomerBundleDetail = officeCustomerBundle.extend({
  registrations: z.array(bundleUse),
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  receivable_id: id,
  /** What was paid beyond what is due, and is to be given back; null for who may not see payments. */
  credit_amount: price.nullable(),
  /** What would stay due of it if it were cancelled now; null for who may not see payments. */
  due_of_uses: price.nullable(),
  cancellation_message: z.string().nullable(),
  /** Who sold it; null for the customer. */
  created_by: z.string().nullable(),
});

/** Words of a name or address, and one customer. */
export const customerBundleFilters = {
  search: oneLine(100).default(''),
  customer: cuid.optional(),
  ...soldPeriods,
};
