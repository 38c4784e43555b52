import { z } from 'zod';
import { inEveryLanguage, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The number of a published version of the terms: 1 is the first. */
export const termsNumber = z.int().min(1).max(2_147_483_647);

/** A published version, as the office lists it. */
export const termsVersion = z.object({
  number: termsNumber,
  published_at: instant,
  published_by: z.string(),
});

/** The terms as the office writes them. */
export const officeTerms = z.object({
  draft: z.object({
    version,
    content: inEveryLanguage,
    /** When it was kept last; null while nobody has written anything and it is the usual text. */
    updated_at: instant.nullable(),
  }),
  /** Whether the draft says something else than what holds now. */
  publishable: z.boolean(),
  /** The newest first, a hundred at most; the first is the one that holds. */
  versions: z.array(termsVersion),
});
