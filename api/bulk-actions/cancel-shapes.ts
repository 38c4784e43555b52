import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { bilingual, bilingualTitle, manyLines } from '../general/shapes.ts';
import { giveBackOfEach } from '../payments/give-back.ts';

/** What is written to the families concerned; each reads it in their language, or in the one in which it was written. */
export const message = z.object({
  subject: bilingualTitle,
  text: bilingual.refine((text) => Object.values(text).some((each) => each.trim() !== ''), {
    message: 'REQUIRED',
    path: [FIRST_LANGUAGE],
  }),
});

/**
 * Cancelled for the organiser, with a reason that stands with each; `give_back` says what goes back of each, null leaves all of it to be given back. With a
 * message each family gets one e-mail of all of theirs, at the end; without one nobody is written to.
 */
export const cancelling = z.object({
  kind: z.literal('CANCEL'),
  reason: manyLines(2_000).trim().min(1),
  give_back: giveBackOfEach.nullable().default(null),
  message: message.nullable().default(null),
});
