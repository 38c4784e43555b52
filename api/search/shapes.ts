import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** A result of a search of the back-office. */
export const searchHit = z.object({
  kind: z.enum(['CUSTOMER', 'PARTICIPANT', 'ORDER', 'REGISTRATION', 'ACTIVITY', 'AVAILABILITY']),
  /** The cuid of its target: an order leads to its family, all others to themselves. */
  cuid,
  title: z.string(),
  /** The detail that tells it from others of its name: children, a family, a location. */
  detail: z.string(),
  /** Its start, if it has a day. */
  at: instant.nullable(),
});
