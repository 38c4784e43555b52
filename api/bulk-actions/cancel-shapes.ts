import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { bilingual, bilingualTitle, manyLines } from '../general/shapes.ts';
import { giveBackOfEach } from '../payments/give-back.ts';

/**
 * The message to the families concerned; each reads it in their language, or in the one in which it
 * was written.
 */
export const message = z.object({
  subject: bilingualTitle,
  text: bilingual.refine((text) => Object.values(text).some((each) => each.trim() !== ''), {
    message: 'REQUIRED',
    path: [FIRST_LANGUAGE],
  }),
});

/**
 * Cancels for the organiser, with a reason kept with each; `give_back` sets the part of each to
 * give back, null leaves all of it to be given back. With a message each family gets one e-mail
 * about all of theirs, at the end; without one nobody is written to.
 */
export const cancelling = z.object({
  kind: z.literal('CANCEL'),
  reason: manyLines(2_000).trim().min(1),
  give_back: giveBackOfEach.nullable().default(null),
  message: message.nullable().default(null),
});
