import { reductionLine } from '../carts/estimate-shapes.ts';
import { z } from 'zod';
import { availabilityOfItem } from '../carts/availability-of-item.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** The outcome for a registration in a cart (3 §2). */
export const registrationOfCart = z.object({
  id,
  cuid,
  reference: z.string(),
  quantity: z.int(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
  participant: z.object({ id, cuid, fullname: z.string() }),
  availability: availabilityOfItem,
  /**
   * The address to go to, `Rue de la Loi 16, 1000 Bruxelles`; empty when there is no location, or
   * it has no address.
   */
  address: z.string(),
  /** The options chosen, with the words entered for them. */
  options: z.array(
    z.object({ title: z.string(), label: z.string(), content: z.string().nullable() }),
  ),
  /**
   * The reductions of the price of its places, with their reasons; the reduction by a coupon is
   * with the order.
   */
  reductions: z.array(reductionLine),
  dates: z.array(
    z.object({ date_id: id, date: z.object({ id, start_at: instant, end_at: instant }) }),
  ),
});
