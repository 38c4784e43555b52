import { z } from 'zod';
import { periodFilters } from '../activities/period-filters.ts';
import { cuid, day, id, instant } from '../general/shapes.ts';
import { availabilityStatus } from './shapes.ts';

/** What every listing of availabilities can be narrowed by (2 §2 query parameters, §7). Lists are written with commas. */
export const availabilityFilters = {
  id: z.array(id).max(200).optional(),
  availabilities: z.array(cuid).max(200).optional(),
  /** Cuids of dates: the availabilities that have them. */
  dates: z.array(cuid).max(200).optional(),
  status: z.array(availabilityStatus).max(4).optional(),
  /** Slug or cuid of the activity. */
  activity: z.string().max(200).optional(),
  /** Ids of catalogue sections of the website: only what one of them shows; an unknown one shows nothing (1 §3.4). */
  catalog: z.array(z.string().max(64)).max(20).optional(),
  segment: z.array(z.string().max(64)).max(20).optional(),
  search: z.string().max(100).optional(),
  /** Something happens on this day, in the organiser's zone. */
  date: day.optional(),
  /** Something happens on one of these weekdays, 1 Monday to 7 Sunday. */
  weekday: z.array(z.int().min(1).max(7)).max(7).optional(),
  ...periodFilters,
  location: z.array(cuid).max(50).optional(),
  category: z.array(cuid).max(100).optional(),
  age: z.int().min(0).max(120).optional(),
  /** Starts at or after; before: starts before. */
  after: instant.optional(),
  before: instant.optional(),
};
