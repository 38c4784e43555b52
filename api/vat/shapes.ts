import { VAT_CATEGORIES, VAT_REGIMES } from '@ribambelle/domain/vat/categories.ts';
import { z } from 'zod';
import { day } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

export const vatCategory = z.enum(VAT_CATEGORIES);

/** The choice of a thing on sale; null is the organiser's default. */
export const ownVatCategory = vatCategory.nullable();

/** A category with its rate of today, in basis points. */
export const ratedCategory = z.object({ category: vatCategory, rate: z.int() });

/** The regime of the organiser, what its sales have by default, and its service fee. */
export const vatFields = {
  vat_regime: z.enum(VAT_REGIMES),
  vat_category: vatCategory,
  /** Null for the default. */
  service_fee_vat_category: ownVatCategory.default(null),
};

/** Lines without VAT, by the category that they would get; minor units. */
export const oldLines = z.object({
  category: vatCategory,
  count: z.int(),
  amount: z.int(),
  first_day: day,
  last_day: day,
});

/** The sums of one rate, in minor units, and the legal mention of what is not taxed. */
export const vatSum = z.object({
  /** Null, as its rate, for lines from before the regime. */
  vat_category: ownVatCategory,
  vat_rate: z.int().nullable(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  reason: z.string(),
});

/** The settings of VAT; null where nothing is said yet. */
export const vatSettings = z.object({
  version,
  vat_regime: z.enum(VAT_REGIMES).nullable(),
  vat_category: ownVatCategory,
  service_fee_vat_category: ownVatCategory,
  /** Every category, with the mention that papers have for it in the reader's language. */
  categories: z.array(z.object({ ...ratedCategory.shape, reason: z.string() })),
  /** Empty while no regime is said. */
  old_lines: z.array(oldLines),
});
