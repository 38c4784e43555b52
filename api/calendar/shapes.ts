import { z } from 'zod';
import { instant } from '../general/shapes.ts';

/**
 * The address from which a calendar reads all of a customer's dates without a sign-in: anyone who
 * knows it can.
 */
export const calendarFeed = z.object({ url: z.string(), created_at: instant });
