import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

/**
 * The bundle that a voucher is for: the number of registrations that it pays (null for no limit),
 * and its owner once redeemed.
 */
export const bundleOfVoucher = z.object({
  id,
  cuid,
  title: z.string(),
  capacity: z.int().nullable(),
  entity: z.enum(BUNDLE_ENTITIES),
});

/** The worth of a voucher: an amount in minor units or a bundle; null for the other. */
const worth = { amount: price.nullable(), bundle: bundleOfVoucher.nullable() };

/**
 * A voucher that is offered (2 §3, 3 §3): `price` to buy it, `amount` or `bundle` as its worth,
 * `duration` of its validity in seconds; null for no end.
 */
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
  /** Twelve characters, typed to redeem it. */
  code: z.string(),
  title: z.string(),
  ...worth,
  expires_at: instant.nullable(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
});
