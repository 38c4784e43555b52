import { z } from 'zod';
import { bilingual, bilingualTitle, cuid, id } from '../general/shapes.ts';
import { lines, siteLink } from './site-shapes.ts';

/** The content of a home page that an organiser writes. */
export const homeContent = z.object({
  title: bilingualTitle,
  /** Rich text, sanitised when it is saved. */
  text: bilingual,
  /** The file of the picture; null for a drawing. */
  picture: cuid.nullable(),
  picture_alt: lines(300),
  highlights: z.array(z.object({ title: bilingualTitle, text: lines(600), href: siteLink })).max(3),
  featured: z.object({
    of: z.enum(['SOON', 'CATEGORIES', 'ACTIVITIES']),
    categories: z.array(cuid).max(20),
    activities: z.array(id).max(12),
  }),
});
