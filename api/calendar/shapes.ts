import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/** Where a calendar reads all of a customer's dates without signing in: whoever knows the address can. */
export const calendarFeed = z.object({ url: z.string(), created_at: instant });
