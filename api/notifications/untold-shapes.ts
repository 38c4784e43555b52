import { UNTOLD } from '@ribambelle/domain/notifications/untold.ts';
import { z } from 'zod';
import { language } from '../general/shapes.ts';

/** Why an e-mail does not reach a family; null where it does. */
export const untold = z.enum(UNTOLD).nullable();

/** The e-mail that a family would get, in its language, and why it does not read it. */
export const previewedMail = {
  /** Null where none is written: nothing changes for it, or nobody can be written to. */
  mail: z.object({ language, subject: z.string(), text: z.string() }).nullable(),
  untold,
};
