import { z } from 'zod';
import { requestConstraint } from '../activities/request-constraints.ts';
import { cuid, instant } from '../general/shapes.ts';

/**
 * A constraint that a request breaks, with the availabilities that break it; none when the request
 * as a whole does (decision 109).
 */
export const brokenConstraint = requestConstraint
  .pick({ cuid: true, label: true, type: true, optional: true })
  .extend({ availabilities: z.array(z.object({ cuid, start_at: instant })) });
