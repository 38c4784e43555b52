import { deleteMailTemplate as endpoint } from '@ribambelle/api/mail-templates/delete-mail-template.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { findTemplate, removeTemplate } from './template-store.ts';

/** Deletes a template, which can be restored for a moment. */
export const deleteMailTemplate = action(endpoint, async (context) => {
  const { db, request } = context;
  const { id, cuid, name } = orRefuse(
    await findTemplate(db, { cuid: request.mail_template, lock: true }),
    'MAIL_TEMPLATE_NOT_FOUND',
  );
  const noun = 'mail_templates';
  const removal = await keepRemoved(context, { noun, key: id, cuid, summary: name });
  await removeTemplate(db, id);
  await logAct(context, {
    act: 'notification-templates.delete',
    noun: 'mail-templates',
    cuid,
    summary: name,
  });
  return { message: null, removal };
});
