import { VOLUME_COUNTS } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage, instant, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { chosenSegments, segmentChoice, segmentFilter } from '../segments/chosen-segment.ts';

const rank = z.int().min(2).max(1_000);

/**
 * The fields of a volume discount that staff can set. Either `amount` or `percentage` is set, the
 * other is null: else VOLUME_DISCOUNT_WORTH. It ends after it starts, and so does its period: else
 * VOLUME_DISCOUNT_TIMES. `to_rank` is not before `from_rank`: else VOLUME_DISCOUNT_RANKS.
 */
export const volumeDiscountFields = {
  /** The reason of the line, as families read it. */
  title: bilingualTitle,
  /** The unit that is counted: children, places or dates. */
  counts: z.enum(VOLUME_COUNTS).default('PARTICIPANTS'),
  /** The first rank that gets it, 2 or more. */
  from_rank: rank.default(2),
  /** The last rank that gets it; null for all that follow. */
  to_rank: rank.nullable().default(null),
  /** True when each activity is counted separately. */
  same_activity: z.boolean().default(false),
  /** True when earlier purchases of the family count too. */
  counts_held: z.boolean().default(true),
  /**
   * The reduction of each place, or of each date of a place where dates are counted, in minor
   * units.
   */
  amount: price.min(1).nullable().default(null),
  /** The reduction in basis points of the places; options are paid in full. */
  percentage: z.int().min(1).max(10_000).nullable().default(null),
  /** It counts and reduces registrations that begin at or after this moment. */
  period_starts_at: instant.nullable().default(null),
  /** It counts and reduces registrations that begin before this moment. */
  period_ends_at: instant.nullable().default(null),
  /** The moment from which it is given. */
  starts_at: instant.nullable().default(null),
  ends_at: instant.nullable().default(null),
  /** Cuids of the activities that it is for; when empty, all activities. */
  activities: z.array(cuid).max(200).default([]),
  ...segmentChoice,
  active: z.boolean().default(true),
};

const ranks = {
  counts: z.enum(VOLUME_COUNTS),
  from_rank: z.int(),
  to_rank: z.int().nullable(),
};
const worth = { amount: price.nullable(), percentage: z.int().nullable() };
const times = { starts_at: instant.nullable(), ends_at: instant.nullable() };

/** A volume discount in the list of the back-office. */
export const officeVolumeDiscountRow = z.object({
  id,
  cuid,
  title: z.string(),
  ...ranks,
  ...worth,
  ...times,
  ...chosenSegments,
  active: z.boolean(),
});

/** A volume discount as its form in the back-office shows it. */
export const officeVolumeDiscount = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  ...ranks,
  same_activity: z.boolean(),
  counts_held: z.boolean(),
  ...worth,
  period_starts_at: instant.nullable(),
  period_ends_at: instant.nullable(),
  ...times,
  activities: z.array(z.object({ cuid, title: z.string() })),
  ...chosenSegments,
  active: z.boolean(),
});

/**
 * The filters of the list: words of the title, whether it is active, and the segment that it is
 * for.
 */
export const volumeDiscountFilters = {
  search: z.string().max(100).optional(),
  active: z.boolean().optional(),
  ...segmentFilter,
};
