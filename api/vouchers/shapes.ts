import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** A voucher that is offered (2 §3, 3 §3): `price` is what it costs, `amount` what it is worth, `duration` how long, in seconds; null has no end. */
export const voucher = z.object({
  id,
  cuid,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  price,
  amount: price,
  duration: z.int().nullable(),
  images: z.array(image),
});

/** A voucher in the cart. */
export const voucherOfItem = z.object({
  id,
  cuid,
  title: z.string(),
  amount: price,
  duration: z.int().nullable(),
  images: z.array(image),
});

/** A voucher that was bought with a cart (3 §2), amounts in minor units. */
export const voucherOfCart = z.object({
  id,
  cuid,
  /** Twelve signs, as they are typed to redeem it. */
  code: z.string(),
  title: z.string(),
  /** What it is worth. */
  amount: price,
  expires_at: instant.nullable(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
});
