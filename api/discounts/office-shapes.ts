import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage, instant, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { chosenSegments, segmentChoice, segmentFilter } from '../segments/chosen-segment.ts';

/**
 * The fields of a discount that staff can set. Refused are both `amount` and `percentage` or
 * neither (DISCOUNT_WORTH), and an end that is not after the start (DISCOUNT_TIMES).
 */
export const discountFields = {
  /** The reason of the line, as families read it. */
  title: bilingualTitle,
  /** The reduction of each place, in minor units. */
  amount: price.min(1).nullable().default(null),
  /** The reduction in basis points of the places; options are paid in full. */
  percentage: z.int().min(1).max(10_000).nullable().default(null),
  starts_at: instant.nullable().default(null),
  ends_at: instant.nullable().default(null),
  /** Cuids of the families that it is for; when empty, all families. */
  customers: z.array(cuid).max(500).default([]),
  /** Cuids of the activities that it is for; when empty, all activities. */
  activities: z.array(cuid).max(200).default([]),
  ...segmentChoice,
  active: z.boolean().default(true),
};

const worth = {
  amount: price.nullable(),
  percentage: z.int().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
};

/**
 * A discount in the list of the back-office, with the number of families that it names; 0 for all.
 */
export const officeDiscountRow = z.object({
  id,
  cuid,
  title: z.string(),
  ...worth,
  ...chosenSegments,
  active: z.boolean(),
  families: z.int(),
});

/** A discount as its form in the back-office shows it. */
export const officeDiscount = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  ...worth,
  customers: z.array(z.object({ cuid, name: z.string() })),
  activities: z.array(z.object({ cuid, title: z.string() })),
  ...chosenSegments,
  active: z.boolean(),
});

/**
 * The filters of the list: words of the title, whether it is active, and the segment that it is
 * for.
 */
export const discountFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};
