import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';

/** What a search of the back-office finds. */
export const searchHit = z.object({
  kind: z.enum(['CUSTOMER', 'PARTICIPANT', 'ORDER', 'REGISTRATION', 'ACTIVITY', 'AVAILABILITY']),
  /** Of what it leads to: an order leads to its family, all others to themselves. */
  cuid,
  title: z.string(),
  /** What tells it from others of its name: children, a family, a location. */
  detail: z.string(),
  /** When it begins, of what has a day. */
  at: instant.nullable(),
});
