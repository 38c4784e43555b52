import { couponCode } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { z } from 'zod';
import {
  bilingualTitle,
  cuid,
  id,
  inEveryLanguage,
  instant,
  oneLine,
  price,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { chosenSegments, segmentChoice, segmentFilter } from '../segments/chosen-segment.ts';

/** The largest number of uses; null for no limit. */
const uses = z.int().min(1).max(1_000_000).nullable();

/**
 * The fields of a coupon that staff can set. Refused are both `amount` and `percentage` or neither
 * (COUPON_WORTH), and an end that is not after the start (COUPON_TIMES).
 */
export const couponFields = {
  /** Stored in capitals; matches in any case. */
  code: oneLine(40).min(2).transform(couponCode),
  title: bilingualTitle,
  /** The reduction, in minor units. */
  amount: price.min(1).nullable().default(null),
  /** The reduction, in basis points of the items that it is for. */
  percentage: z.int().min(1).max(10_000).nullable().default(null),
  min_total_amount: price.default(0),
  starts_at: instant.nullable().default(null),
  ends_at: instant.nullable().default(null),
  maximum_uses: uses.default(null),
  maximum_uses_per_customer: uses.default(null),
  /** Cuids of the activities whose registrations it is for; when empty, everything but vouchers. */
  activities: z.array(cuid).max(200).default([]),
  ...segmentChoice,
  active: z.boolean().default(true),
};

const worth = {
  amount: price.nullable(),
  percentage: z.int().nullable(),
  min_total_amount: price,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  maximum_uses: z.int().nullable(),
};

/**
 * A coupon in the list of the back-office, with the number of its uses and their total reduction so
 * far, in minor units.
 */
export const officeCouponRow = z.object({
  id,
  cuid,
  code: z.string(),
  title: z.string(),
  ...worth,
  ...chosenSegments,
  active: z.boolean(),
  used: z.int(),
  discounted_amount: price,
});

/** A coupon as its form in the back-office shows it. */
export const officeCoupon = z.object({
  id,
  cuid,
  version,
  code: z.string(),
  title: inEveryLanguage,
  ...worth,
  maximum_uses_per_customer: z.int().nullable(),
  activities: z.array(z.object({ cuid, title: z.string() })),
  ...chosenSegments,
  active: z.boolean(),
  used: z.int(),
  /** The number of carts that hold a use now. */
  held: z.int(),
});

/** A use of a coupon: the order by its cuid, its family, and the reduction in minor units. */
export const couponUse = z.object({
  cuid,
  reference: z.string(),
  customer_cuid: cuid,
  customer_name: z.string(),
  amount: price,
  created_at: instant,
});

/**
 * The filters of the list: words of the title or the code, whether it is active, and the segment
 * that it is for.
 */
export const couponFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};
