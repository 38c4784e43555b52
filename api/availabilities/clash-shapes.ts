import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** A collaborator or a resource that would be in two places at once. */
export const clash = z.object({
  /** The times of the date that would take place. */
  start_at: instant,
  end_at: instant,
  because: z.enum(['COLLABORATOR', 'RESOURCE']),
  /** The name of the collaborator or the resource. */
  name: z.string(),
  /**
   * True when only one of both can be sold; false, a mere warning, for a collaborator who leads or
   * observes.
   */
  excludes: z.boolean(),
  other: z.object({
    kind: z.enum(['DATE', 'BOOKING', 'BLOCK']),
    /** The availability of a date. */
    availability: cuid.nullable(),
    /** The title of its activity, or the reason for a block; empty for a booking. */
    title: z.string(),
    start_at: instant,
    end_at: instant,
    /** Places registered or offered. */
    registered: z.int(),
  }),
});
