import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { bilingualTitle, cuid, id, inEveryLanguage } from '../general/shapes.ts';

const count = z.int().min(1).max(MOST_ASKED);

/**
 * A tier as staff write it: its name, and the fewest and most availabilities of a request. `id`
 * null is a new one.
 */
export const tierFields = z.object({
  id: id.nullable(),
  name: bilingualTitle,
  minimum_availabilities: count,
  maximum_availabilities: count,
});

/** A tier in the form of the back-office. */
export const officeTier = z.object({
  id,
  name: inEveryLanguage,
  minimum_availabilities: count,
  maximum_availabilities: count,
});

/** A tier as families see it (2 §3). */
export const requestTier = z.object({
  cuid,
  name: z.string(),
  minimum_availabilities: count,
  maximum_availabilities: count,
});
