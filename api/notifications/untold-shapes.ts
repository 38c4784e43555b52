import { UNTOLD } from '@ribambelle/domain/notifications/untold.ts';
import { z } from 'zod';
import { language } from '../general/shapes.ts';

/** The reason why an e-mail does not reach a family; null when it does. */
export const untold = z.enum(UNTOLD).nullable();

/** The e-mail that a family would get, in its language, and the reason if it does not get it. */
export const previewedMail = {
  /** Null when none is written: nothing changes for it, or nobody can be written to. */
  mail: z.object({ language, subject: z.string(), text: z.string() }).nullable(),
  untold,
};
