import { z } from 'zod';
import { periodFilters } from '../activities/period-filters.ts';
import { anyOf, cuid, dayOrInstant, id, instant } from '../general/shapes.ts';
import { availabilityStatus } from './shapes.ts';

/**
 * The filters of every list of availabilities (2 §2 query parameters, §7). Lists are written with
 * commas.
 */
export const availabilityFilters = {
  id: z.array(id).max(200).optional(),
  availabilities: z.array(cuid).max(200).optional(),
  /** Cuids of dates: the availabilities that have them. */
  dates: z.array(cuid).max(200).optional(),
  /**
   * The status as shown: an availability that has started and has no place left ahead is not OPEN.
   */
  status: anyOf(availabilityStatus, 4),
  /** Slug, cuid or id of the activity. */
  activity: z.string().max(200).optional(),
  /**
   * Ids of catalogue sections of the website: only availabilities that one of them shows; an
   * unknown one shows none (1 §3.4).
   */
  catalog: anyOf(z.string().max(64), 20),
  /** Cuids of segments of availabilities: those in one of them; an unknown one is empty. */
  segment: anyOf(z.string().max(64), 20),
  search: z.string().max(100).optional(),
  /** Something happens on this day, in the organiser's zone. */
  date: dayOrInstant.optional(),
  /** Something happens on one of these weekdays, 1 Monday to 7 Sunday. */
  weekday: anyOf(z.int().min(1).max(7), 7),
  ...periodFilters,
  location: anyOf(cuid, 50),
  /** `category-{cuid of the group}` says the same (2 §2). */
  category: anyOf(cuid, 100),
  /** False: only availabilities that have not started. */
  include_started: z.boolean().optional(),
  age: z.int().min(0).max(120).optional(),
  /** Starts at or after this instant; `before`: starts before it. */
  after: instant.optional(),
  before: instant.optional(),
};
