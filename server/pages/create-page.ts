import { createPage as endpoint } from '@ribambelle/api/pages/create-page.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { templateFor } from '@ribambelle/domain/website/page-templates.ts';
import { action, type ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { keptTree } from './cleaned-tree.ts';
import { checkPathname } from './check-pathname.ts';
import { fieldsOfOurs, ourPage } from './page-fields.ts';
import { insertPage, keepPageDraft, lockPages, type PageFields } from './page-store.ts';
import { findWrittenPage } from './page-views.ts';

/** Begins a page with a draft; it is online once that is published. */
export const createPage = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { type, pathname, title } = request;
  await lockPages(db);
  await checkPathname(db, { pathname, type, page_id: null });
  const { description, seo, content } = await beginning(context);
  const fields = { pathname, title, description, seo, content };
  const page = await insertPage(db, { type, fields, now });
  await keepPageDraft(db, { page_id: page.id, fields, collaborator_id: collaborator.id, now });
  await logAct(context, {
    act: 'website-pages.create',
    noun: 'pages',
    cuid: page.cuid,
    summary: title[organiser.language] || pathname,
  });
  return { cuid: page.cuid };
});

type Beginning = Pick<PageFields, 'description' | 'seo' | 'content'>;

/**
 * Returns that with which the page begins: what another page has, a template of ours, else nothing.
 */
async function beginning({ db, request }: ActionContext<typeof endpoint>): Promise<Beginning> {
  const { like, template } = request;
  if (like === null) {
    const content = template === null ? [] : keptTree(templateFor(template, request.title));
    return { description: inEachLanguage(() => ''), seo: {}, content };
  }
  const ours = ourPage({ cuid: like });
  const row = (await findWrittenPage(db, like)) ?? (ours === undefined ? null : fieldsOfOurs(ours));
  const { description, content } = orRefuse(row, 'PAGE_NOT_FOUND');
  return { description, seo: {}, content };
}
