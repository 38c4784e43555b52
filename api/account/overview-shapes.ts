import { z } from 'zod';
import { cartItemType } from '../carts/shapes.ts';
import { amount, cuid, instant, price } from '../general/shapes.ts';

/** A time at which something of any kind takes place, for which somebody of the family is expected. */
export const comingTime = z.object({
  kind: cartItemType,
  /** Of what was bought, as its page in the account names it. */
  cuid,
  title: z.string(),
  participants: z.array(z.string()),
  start_at: instant,
  end_at: instant,
  location: z
    .object({
      title: z.string(),
      name: z.string(),
      street: z.string(),
      number: z.string(),
      postcode: z.string(),
      city: z.string(),
    })
    .nullable(),
  /** What to know and to bring: sanitised HTML, empty for none. */
  instructions: z.string(),
});

/** What an order still owes, minor units. What belongs to no order stands alone, with `cart` null. */
export const owedOrder = z.object({
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  owed_amount: price,
  /** By when the first of it is to be paid; null for no deadline. */
  due_at: instant.nullable(),
  lines: z.array(
    z.object({
      kind: z.string(),
      /** Null for what only goes with an order, such as the service fee. */
      cuid: cuid.nullable(),
      title: z.string(),
      participant: z.string(),
      /** When it begins; null for what has no time. */
      start_at: instant.nullable(),
      accessory: z.boolean(),
      owed_amount: amount,
    }),
  ),
});
