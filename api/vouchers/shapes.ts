import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** The bundle that a voucher is for: how many registrations it pays (null without limit), and whose it becomes. */
export const bundleOfVoucher = z.object({
  id,
  cuid,
  title: z.string(),
  capacity: z.int().nullable(),
  entity: z.enum(BUNDLE_ENTITIES),
});

/** What a voucher is worth: an amount in minor units or a bundle, and null for the other. */
const worth = { amount: price.nullable(), bundle: bundleOfVoucher.nullable() };

/** A voucher that is offered (2 §3, 3 §3): `price` is what it costs, `amount` or `bundle` what it is worth, `duration` how long, in seconds; null has no end. */
export const voucher = z.object({
  id,
  cuid,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  price,
  ...worth,
  duration: z.int().nullable(),
  images: z.array(image),
});

/** A voucher in the cart. */
export const voucherOfItem = z.object({
  id,
  cuid,
  title: z.string(),
  ...worth,
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
  ...worth,
  expires_at: instant.nullable(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
});
