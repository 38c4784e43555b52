import { listMailTemplates as endpoint } from '@ribambelle/api/mail-templates/list-mail-templates.ts';
import { action } from '../action.ts';
import { loadTemplates } from './template-views.ts';

/** Answers all templates by name. */
export const listMailTemplates = action(endpoint, async ({ db }) => {
  const rows = await loadTemplates(db);
  return { data: rows.map(({ content, ...row }) => ({ ...row, content: [...content] })) };
});
