import { z } from 'zod';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { cartItemType } from '../carts/shapes.ts';
import { amount, cuid, instant, price } from '../general/shapes.ts';

/**
 * A time at which something of any kind takes place and a participant of the family is expected.
 */
export const comingTime = z.object({
  kind: cartItemType,
  /** The item bought, as its page in the account names it. */
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
  /** The things to know and to bring: sanitised HTML, empty for none. */
  instructions: z.string(),
});

/** The kept means of payment by which an amount is collected on its day; null for none. */
const keptMeans = z.string().nullable();

/**
 * The amount still owed on an order, in minor units. An item without an order stands alone, with
 * `cart` null. Either is paid under its own number.
 */
export const owedOrder = z.object({
  cart: z.object({ cuid, reference: z.string() }).nullable(),
  reference: z.string(),
  owed_amount: price,
  /** The moment by which the first part is due; null for no deadline. */
  due_at: instant.nullable(),
  lines: z.array(
    z.object({
      kind: z.string(),
      /** Null for a line that only goes with an order, such as the service fee. */
      cuid: cuid.nullable(),
      title: z.string(),
      participant: z.string(),
      /** Its start; null for an item without a time. */
      start_at: instant.nullable(),
      accessory: z.boolean(),
      owed_amount: amount,
      /** The moment by which it is due; null for no deadline. */
      due_at: instant.nullable(),
      /** The amounts left of it by due date, when it is paid in instalments; else empty. */
      instalments: z.array(
        z.object({ due_at: instant.nullable(), amount: price, collected_by: keptMeans }),
      ),
      /** The same for one that is due at once. */
      collected_by: keptMeans,
      overdue: z.boolean(),
    }),
  ),
  /** How all of it is transferred; null when transfers are off. */
  bank_transfer: bankTransfer.nullable(),
});
