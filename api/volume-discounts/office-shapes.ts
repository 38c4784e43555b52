import { VOLUME_COUNTS } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage, instant, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { chosenSegments, segmentChoice, segmentFilter } from '../segments/chosen-segment.ts';

const rank = z.int().min(2).max(1_000);

/**
 * What a collaborator can say about a volume discount. Either `amount` or `percentage`, the other null: VOLUME_DISCOUNT_WORTH otherwise. It ends after
 * it starts, and its period too, or VOLUME_DISCOUNT_TIMES. `to_rank` is not before `from_rank`, or VOLUME_DISCOUNT_RANKS.
 */
export const volumeDiscountFields = {
  /** What families read as the reason of the line. */
  title: bilingualTitle,
  /** Whether children, places or dates are counted. */
  counts: z.enum(VOLUME_COUNTS).default('PARTICIPANTS'),
  /** From the how-manieth on it is given, 2 or more. */
  from_rank: rank.default(2),
  /** Up to the how-manieth; null for all that follow. */
  to_rank: rank.nullable().default(null),
  /** Whether each activity is counted by itself. */
  same_activity: z.boolean().default(false),
  /** Whether what the family bought before is counted too. */
  counts_held: z.boolean().default(true),
  /** What it takes off each place, or each date of a place where dates are counted, in minor units. */
  amount: price.min(1).nullable().default(null),
  /** What it takes off, in basis points of the places; options are paid in full. */
  percentage: z.int().min(1).max(10_000).nullable().default(null),
  /** It counts and reduces what begins from this moment on. */
  period_starts_at: instant.nullable().default(null),
  /** It counts and reduces what begins before this moment. */
  period_ends_at: instant.nullable().default(null),
  /** From when it is given. */
  starts_at: instant.nullable().default(null),
  ends_at: instant.nullable().default(null),
  /** The activities that it is for, by their cuid; all of them when none is named. */
  activities: z.array(cuid).max(200).default([]),
  ...segmentChoice,
  active: z.boolean().default(true),
};

const worth = {
  counts: z.enum(VOLUME_COUNTS),
  from_rank: z.int(),
  to_rank: z.int().nullable(),
  amount: price.nullable(),
  percentage: z.int().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  active: z.boolean(),
  ...chosenSegments,
};

/** A volume discount in the list of the back-office. */
export const officeVolumeDiscountRow = z.object({ id, cuid, title: z.string(), ...worth });

/** A volume discount as its form in the back-office shows it. */
export const officeVolumeDiscount = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  ...worth,
  same_activity: z.boolean(),
  counts_held: z.boolean(),
  period_starts_at: instant.nullable(),
  period_ends_at: instant.nullable(),
  activities: z.array(z.object({ cuid, title: z.string() })),
});

/** Words of the title, whether it is given, and the segment that it is for. */
export const volumeDiscountFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};
