import { getMailTemplate as endpoint } from '@ribambelle/api/mail-templates/get-mail-template.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findTemplate } from './template-store.ts';

/** Answers a template. */
export const getMailTemplate = action(endpoint, async ({ db, request }) => {
  const {
    id: _,
    content,
    ...row
  } = orRefuse(await findTemplate(db, { cuid: request.mail_template }), 'MAIL_TEMPLATE_NOT_FOUND');
  return { ...row, content: [...content] };
});
