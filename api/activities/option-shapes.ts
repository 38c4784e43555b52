import { z } from 'zod';
import { amount, bilingual, bilingualTitle, id } from '../general/shapes.ts';
import { ownVatCategory } from '../vat/shapes.ts';

/** An option with its prices: minor units and basis points of the base; `id` null for a new one. */
export const optionFields = z.object({
  id: id.nullable(),
  title: bilingualTitle,
  description: bilingual,
  answer_required: z.boolean(),
  /** Its category by VAT; null for the organiser's default, also when its activity has another. */
  vat_category: ownVatCategory.default(null),
  prices: z
    .array(
      z.object({
        id: id.nullable(),
        label: bilingual,
        amount,
        percentage: z.int().min(-10_000).max(100_000),
        /** The number of pieces in stock; null for no limit. */
        stock: z.int().min(0).max(100_000).nullable().default(null),
      }),
    )
    .min(1)
    .max(30),
});
