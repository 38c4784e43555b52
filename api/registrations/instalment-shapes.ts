import { z } from 'zod';
import { amount, instant } from '../general/shapes.ts';

/** The parts in which something is paid, with the amount paid of each, in minor units. */
export const paidInstalments = z.array(
  z.object({ due_at: instant, amount, paid_amount: amount, overdue: z.boolean() }),
);
