import { variablesOf } from '@ribambelle/domain/mailings/variables.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import {
  linesOf,
  refuseUnknownVariables,
  requirePictures,
  sanitisedBlocks,
} from './settled-blocks.ts';
import { freeUse, type TemplateValues } from './template-store.ts';

/**
 * Returns the values of a form as they are kept, and frees its use for it, which the log says of
 * the template that had it. Refuses MAILING_VARIABLE_UNKNOWN and MAIL_PICTURE_NOT_FOUND.
 */
export async function settledTemplate(
  context: StaffContext,
  of: { readonly values: TemplateValues; readonly except: number },
): Promise<TemplateValues> {
  const { values, except } = of;
  const { db, now } = context;
  const content = sanitisedBlocks(values.content);
  refuseUnknownVariables(linesOf(content), variablesOf('REGISTRATIONS'));
  await requirePictures(db, content);
  const { default_for: use } = values;
  const freed = use === null ? undefined : await freeUse(db, { use, except, now });
  if (freed !== undefined)
    await logAct(context, {
      act: 'notification-templates.update',
      noun: 'mail-templates',
      record: freed,
      summary: freed.name,
      changes: { default_for: { from: use, to: null } },
    });
  return { ...values, content };
}
