import { variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import type { Db } from '../database/transaction.ts';
import {
  linesOf,
  refuseUnknownVariables,
  requirePictures,
  sanitisedBlocks,
} from './settled-blocks.ts';
import { freeUse, type TemplateValues } from './template-store.ts';

/**
 * Returns the values of a form as they are kept, and frees its use for it. Refuses
 * MAILING_VARIABLE_UNKNOWN and MAIL_PICTURE_NOT_FOUND.
 */
export async function settledTemplate(
  db: Db,
  of: { readonly values: TemplateValues; readonly except: number; readonly now: string },
): Promise<TemplateValues> {
  const { values, except, now } = of;
  const content = sanitisedBlocks(values.content);
  refuseUnknownVariables(linesOf(content), variablesOf('REGISTRATIONS'));
  await requirePictures(db, content);
  const { default_for: use } = values;
  if (use !== null) await freeUse(db, { use, except, now });
  return { ...values, content };
}
