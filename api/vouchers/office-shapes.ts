import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import { z } from 'zod';
import { uploadedImage } from '../activities/office-shapes.ts';
import { bilingual, bilingualTitle, cuid, id, inEveryLanguage, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** What a collaborator can say about a voucher that is offered. Descriptions are HTML and are sanitised when they are kept. */
export const voucherFields = {
  title: bilingualTitle,
  description: bilingual,
  /** What one costs, in minor units. */
  price,
  /** What it is worth to whoever redeems it: an amount in minor units, or a bundle by its cuid, and null for the other. */
  amount: price.min(1).nullable().default(null),
  bundle: cuid.nullable().default(null),
  /** How long it is valid once sold, in seconds; null is without end. */
  duration: z.int().min(1).max(MOST_DURATION).nullable().default(null),
  published: z.boolean().default(true),
  /** Its position among the others, lowest first. */
  order: z.int().min(0).max(100_000).default(0),
  /** Uploaded pictures by their cuid, the first one is shown on cards. */
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
  /** Whether one was sold or lies in a cart: then it cannot be deleted. */
  in_use: z.boolean(),
});

/** Words of the title, and whether it is published. */
export const voucherFilters = {
  search: z.string().max(100).optional(),
  published: z.boolean().optional(),
};
