import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** Somebody of the team, or a resource, that would be in two places at once. */
export const clash = z.object({
  /** Of the date that would take place. */
  start_at: instant,
  end_at: instant,
  because: z.enum(['COLLABORATOR', 'RESOURCE']),
  /** Who, or which resource. */
  name: z.string(),
  /** Only one of both can be sold: said of who leads or looks on, it is a word of warning alone. */
  excludes: z.boolean(),
  other: z.object({
    kind: z.enum(['DATE', 'BOOKING', 'BLOCK']),
    /** Of a date. */
    availability: cuid.nullable(),
    /** Of its activity, or why a resource is blocked; empty for a booking. */
    title: z.string(),
    start_at: instant,
    end_at: instant,
    /** Places registered or offered. */
    registered: z.int(),
  }),
});
