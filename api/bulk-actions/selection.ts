import { z } from 'zod';
import { cuid } from '../general/shapes.ts';

const MOST_CHOSEN = 1000;

/**
 * Returns the schema of a selection of records: those that were ticked, or all that filters find
 * except some.
 */
export function selectionBy<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.discriminatedUnion('by', [
    z.object({ by: z.literal('CHOSEN'), chosen: z.array(cuid).min(1).max(MOST_CHOSEN) }),
    z.object({
      by: z.literal('FILTERS'),
      filters: z.object(filters),
      except: z.array(cuid).max(MOST_CHOSEN).default([]),
    }),
  ]);
}
