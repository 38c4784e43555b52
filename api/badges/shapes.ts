import { z } from 'zod';
import { cuid, day } from '../general/shapes.ts';

/** Sheets of 24 labels of 70 × 37 mm, or ten cards of 85 × 54 mm to be cut. */
export const BADGE_LAYOUTS = ['LABELS', 'CARDS'] as const;

/** Whose badges: who comes on a day, to an availability, or to it on a day; narrowed as the day list is. */
export const badgeFilters = {
  day: day.optional(),
  availability: cuid.optional(),
  activity: cuid.optional(),
  location: cuid.optional(),
  /** Words of the names of participants and families. */
  search: z.string().max(100).optional(),
};

/** How badges are drawn. */
export const badgeLook = {
  layout: z.enum(BADGE_LAYOUTS).default('LABELS'),
  /** A mark on those of whom something about health was answered. */
  health: z.boolean().default(false),
};
