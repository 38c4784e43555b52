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

/** What can be said of a sold voucher (3 §4): unpaid comes before expired, expired before redeemed. */
export const voucherStatus = z.enum(['CANCELLED', 'UNPAID', 'EXPIRED', 'REDEEMED', 'VALID']);

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

const person = z.object({ id, cuid, fullname: z.string() });

/** A customer's voucher in the account (3 §3), as its owner sees it; amounts in minor units. */
export const customerVoucher = z.object({
  id,
  cuid,
  code: z.string(),
  status: voucherStatus,
  voucher: z.object({
    title: z.string(),
    images: z.array(image),
    amount: price,
    bundle: z.null(),
  }),
  customer_id: id,
  customer: person,
  /** Who redeemed it. */
  recipient: person.nullable(),
  redeemed_at: instant.nullable(),
  expires_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  total_amount: price,
  paid_amount: price,
  outstanding_amount: price,
  cart: z.object({ cuid, reference: z.string() }).nullable(),
});
