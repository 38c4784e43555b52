import { updateMailTemplate as endpoint } from '@ribambelle/api/mail-templates/update-mail-template.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { settledTemplate } from './settled.ts';
import {
  findTemplate,
  lockTemplates,
  saveTemplate,
  type TemplateValues,
} from './template-store.ts';

/** Changes a template. */
export const updateMailTemplate = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { mail_template: cuid, version, ...changes } = request;
  await lockTemplates(db);
  const record = orRefuse(await findTemplate(db, { cuid, lock: true }), 'MAIL_TEMPLATE_NOT_FOUND');
  await requireVersion(db, { record, read: version });
  const { id, name, content, default_for } = record;
  const before: TemplateValues = { name, content, default_for };
  const values = await settledTemplate(context, {
    values: withChanges(before, changes),
    except: id,
  });
  await saveTemplate(db, { id, values, now });
  await logAct(context, {
    act: 'notification-templates.update',
    noun: 'mail-templates',
    record,
    summary: values.name,
    before: comparable(before),
    after: comparable(values),
  });
  return { message: null };
});

/** Returns the values that the log compares. */
function comparable({ name, content, default_for }: TemplateValues) {
  return { name, default_for, content: JSON.stringify(content) };
}
