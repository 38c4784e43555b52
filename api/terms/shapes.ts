import { z } from 'zod';
import { inEveryLanguage, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The number of a published version of the terms: 1 is the first. */
export const termsNumber = z.int().min(1).max(2_147_483_647);

/** A published version, as the back-office lists it. */
export const termsVersion = z.object({
  number: termsNumber,
  published_at: instant,
  published_by: z.string(),
});

/** The terms as the back-office edits them. */
export const officeTerms = z.object({
  draft: z.object({
    version,
    content: inEveryLanguage,
    /**
     * The time it was last saved; null while nobody has written anything and it is the standard
     * text.
     */
    updated_at: instant.nullable(),
  }),
  /** True when the draft differs from the version in force. */
  publishable: z.boolean(),
  /** The newest first, at most a hundred; the first is the one in force. */
  versions: z.array(termsVersion),
});
