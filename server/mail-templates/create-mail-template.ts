import { createMailTemplate as endpoint } from '@ribambelle/api/mail-templates/create-mail-template.ts';
import { MOST_TEMPLATES } from '@ribambelle/domain/mail-templates/blocks.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { settledTemplate } from './settled.ts';
import { countTemplates, insertTemplate, lockTemplates } from './template-store.ts';

/** Adds a template. */
export const createMailTemplate = action(endpoint, async (context) => {
  const { db, request, now } = context;
  await lockTemplates(db);
  if ((await countTemplates(db)) >= MOST_TEMPLATES) refuse('MAIL_TEMPLATES_TOO_MANY');
  const values = await settledTemplate(context, { values: request, except: 0 });
  const cuid = await insertTemplate(db, { values, now });
  await logAct(context, {
    act: 'notification-templates.create',
    noun: 'mail-templates',
    cuid,
    summary: values.name,
  });
  return { cuid };
});
