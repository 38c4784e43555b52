import { z } from 'zod';
import { instant, price } from '../general/shapes.ts';

/**
 * How an order is paid in instalments, in minor units: the amount that is paid at once, and the
 * others by due date; null for no deadline.
 */
export const plannedPayment = z.object({
  now_amount: price,
  parts: z.array(z.object({ amount: price, due_at: instant.nullable() })),
});

/** The same as it was shown, sent back with the order. */
export const shownPayment = plannedPayment.extend({
  parts: plannedPayment.shape.parts.max(1_000),
});
