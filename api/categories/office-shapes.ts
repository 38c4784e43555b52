import { z } from 'zod';
import { cuid } from '../general/shapes.ts';

const bothLanguages = z.object({ fr: z.string(), en: z.string() });

/** A name that one language at least must say. */
export const categoryTitle = z
  .object({
    fr: z.string().trim().max(200).default(''),
    en: z.string().trim().max(200).default(''),
  })
  .refine(({ fr, en }) => fr !== '' || en !== '', { message: 'REQUIRED', path: ['fr'] });

/** What our generator draws for activities without a picture. */
export const motif = z.string().regex(/^[a-z]{2,20}$/);

/** A group of categories as the back-office knows it. Groups of scope PRIMARY show on cards (2 §3). */
export const officeCategoryGroup = z.object({
  cuid,
  title: bothLanguages,
  scope: z.enum(['PRIMARY', 'SECONDARY']),
  order: z.int(),
  categories: z.array(
    z.object({
      cuid,
      title: bothLanguages,
      motif: z.string(),
      order: z.int(),
      activities: z.int(),
    }),
  ),
});
