import { z } from 'zod';
import { cuid, inEveryLanguage } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The motif that our generator draws for activities without a picture. */
export const motif = z.string().regex(/^[a-z]{2,20}$/);

/** A group of categories as the back-office shows it. Cards show groups of scope PRIMARY (2 §3). */
export const officeCategoryGroup = z.object({
  cuid,
  version,
  title: inEveryLanguage,
  scope: z.enum(['PRIMARY', 'SECONDARY']),
  order: z.int(),
  categories: z.array(
    z.object({
      cuid,
      version,
      title: inEveryLanguage,
      motif: z.string(),
      order: z.int(),
      activities: z.int(),
    }),
  ),
});
