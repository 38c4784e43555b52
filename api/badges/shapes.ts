import { z } from 'zod';
import { cuid, day } from '../general/shapes.ts';

/** The formats: sheets of 24 labels of 70 × 37 mm, or ten cards of 85 × 54 mm to be cut out. */
export const BADGE_LAYOUTS = ['LABELS', 'CARDS'] as const;

/**
 * The selection of badges: participants of a day, of an availability, or of an availability on a
 * day; filtered as the day list is.
 */
export const badgeFilters = {
  day: day.optional(),
  availability: cuid.optional(),
  activity: cuid.optional(),
  location: cuid.optional(),
  /** Words of the names of participants and families. */
  search: z.string().max(100).optional(),
};

/** The look of badges. */
export const badgeLook = {
  layout: z.enum(BADGE_LAYOUTS).default('LABELS'),
  /** True to mark those with an answer about health. */
  health: z.boolean().default(false),
};
