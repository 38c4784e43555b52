import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import { bilingual, bilingualTitle, cuid, id, inEveryLanguage, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * The fields of an offered voucher that staff can set. Descriptions are HTML, sanitised when
 * stored.
 */
export const voucherFields = {
  title: bilingualTitle,
  description: bilingual,
  /** Price of one, in minor units. */
  price,
  /**
   * Its worth to the person who redeems it: an amount in minor units, or a bundle by its cuid; null
   * for the other.
   */
  amount: price.min(1).nullable().default(null),
  bundle: cuid.nullable().default(null),
  /** Seconds for which it is valid once sold; null for no end. */
  duration: z.int().min(1).max(MOST_DURATION).nullable().default(null),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Cuids of uploaded pictures; cards show the first. */
  images: z.array(cuid).max(12).default([]),
};

/** A voucher in the list of the back-office. */
export const officeVoucherRow = z.object({
  id,
  cuid,
  title: z.string(),
  price,
  amount: price.nullable(),
  bundle: z.object({ cuid, title: z.string() }).nullable(),
  duration: z.int().nullable(),
  published: z.boolean(),
  order: z.int(),
  picture: z.string(),
});

/** A voucher as its form in the back-office shows it. */
export const officeVoucher = z.object({
  id,
  cuid,
  version,
  title: inEveryLanguage,
  description: inEveryLanguage,
  price,
  amount: price.nullable(),
  bundle: z.object({ cuid, title: z.string() }).nullable(),
  duration: z.int().nullable(),
  published: z.boolean(),
  order: z.int(),
  images: z.array(uploadedImage),
  /** True when one was sold or is in a cart: then it cannot be deleted. */
  in_use: z.boolean(),
});

/** The filters of the list: words of the title, and whether it is published. */
export const voucherFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
};
