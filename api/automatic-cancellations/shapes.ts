import { z } from 'zod';
import { day, instant } from '../general/shapes.ts';

/** The minimum of an availability, and its outcome. */
export const automaticCancellation = z.object({
  /** Places that must be taken. */
  minimum: z.int(),
  /**
   * The last day on which families can reach it, in the organiser's zone; it is decided when that
   * day ends.
   */
  decide_on: day,
  decide_at: instant,
  /**
   * KEPT: staff said that it takes place whatever happens. STARTED: it had begun before it could be
   * decided.
   */
  state: z.enum(['WAITING', 'KEPT', 'ENOUGH', 'STARTED', 'CANCELLING', 'CANCELLED']),
  decided_at: instant.nullable(),
  /** Places that were taken when it was decided. */
  places: z.int().nullable(),
  /** Families that were written to. */
  families: z.int(),
});
