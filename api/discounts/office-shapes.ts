import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage, instant, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { chosenSegments, segmentChoice, segmentFilter } from '../segments/chosen-segment.ts';

/**
 * What a collaborator can say about a discount. Either `amount` or `percentage`, the other null: DISCOUNT_WORTH otherwise. It ends after it starts,
 * or DISCOUNT_TIMES.
 */
export const discountFields = {
  /** What families read as the reason of the line. */
  title: bilingualTitle,
  /** What it takes off each place, in minor units. */
  amount: price.min(1).nullable().default(null),
  /** What it takes off, in basis points of the places; options are paid in full. */
  percentage: z.int().min(1).max(10_000).nullable().default(null),
  starts_at: instant.nullable().default(null),
  ends_at: instant.nullable().default(null),
  /** The families that it is for, by their cuid; all of them when none is named. */
  customers: z.array(cuid).max(500).default([]),
  /** The activities that it is for, by their cuid; all of them when none is named. */
  activities: z.array(cuid).max(200).default([]),
  ...segmentChoice,
  active: z.boolean().default(true),
};

const worth = {
  amount: price.nullable(),
  percentage: z.int().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  active: z.boolean(),
  ...chosenSegments,
};

/** A discount in the list of the back-office, with how many families it names; 0 is for all. */
export const officeDiscountRow = z.object({
  id,
  cuid,
  title: z.string(),
  ...worth,
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
});

/** Words of the title, whether it is given, and the segment that it is for. */
export const discountFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};
