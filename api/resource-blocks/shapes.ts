import { z } from 'zod';
import { hours } from '../booking-configurations/shapes.ts';
import { cuid, day, oneLine } from '../general/shapes.ts';

/** The fields of a block that staff can set: its resources, its time, and its reason. */
export const resourceBlockFields = {
  resources: z.array(cuid).min(1).max(50),
  /** For the team; families do not see it. */
  reason: oneLine(200).default(''),
  first_day: day,
  last_day: day,
  /** The hours of each day, on the clock of the organiser; null for whole days. */
  hours: hours.nullable().default(null),
  /** The weekdays that are blocked, 1 for Monday. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([1, 2, 3, 4, 5, 6, 7]),
};

/** A block in the list of the back-office. */
export const resourceBlock = z.object({
  cuid,
  reason: z.string(),
  first_day: day,
  last_day: day,
  hours: hours.nullable(),
  weekdays: z.array(z.int()),
  resources: z.array(z.object({ cuid, name: z.string() })),
  /** The name of its author; null where nobody of the team made it. */
  created_by: z.string().nullable(),
});

/**
 * The filters of the list: words of the reason, one resource, and days on which it blocks
 * something.
 */
export const resourceBlockFilters = {
  search: z.string().max(100).optional(),
  resource: cuid.optional(),
  from: day.optional(),
  to: day.optional(),
};
