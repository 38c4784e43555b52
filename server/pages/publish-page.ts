import { publishPage as endpoint } from '@ribambelle/api/pages/publish-page.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { formOf } from './cleaned-tree.ts';
import { lockPage } from './lock-page.ts';
import { ourPage, shownFields } from './page-fields.ts';
import { putOnline } from './page-store.ts';
import { findPageDraft, isPathnameTaken } from './page-views.ts';

/** Puts a draft online, and lets the address before lead to the new one. */
export const publishPage = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, language, now } = context;
  const { page: cuid, version } = request;
  const page = await lockPage(db, { cuid, version, now });
  const fields = orRefuse(await findPageDraft(db, page.id), 'PAGE_NOT_WRITTEN');
  const { pathname } = fields;
  if (await isPathnameTaken(db, { pathname, page_id: page.id })) refuse('PATHNAME_TAKEN');
  const shown = shownFields(fields).content;
  if (!hasItsSubject({ pathname, shown })) refuse('PAGE_NEEDS_ELEMENT');
  const number = await putOnline(db, { page, fields, published_by: collaborator.id, now });
  const { title, description, seo, content } = page;
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'pages',
    record: page,
    summary: bilingualOf(fields.title)[organiser.language] || pathname,
    before: { pathname: page.pathname, title, description, seo, content },
    after: { ...fields },
  });
  return { number, message: textsFor(language)['office-site'].page_published };
});

/** Tests whether a page of ours still has what it is about, such as the checkout. */
function hasItsSubject(page: { readonly pathname: string; readonly shown: PageTree }): boolean {
  const { pathname, shown } = page;
  const ours = ourPage({ pathname });
  if (ours === undefined) return true;
  const present = new Set(walkTree(shown).map(({ element }) => element));
  return walkTree(ours.content)
    .filter(({ element }) => formOf(element)?.family === 'subjects')
    .every(({ element }) => present.has(element));
}
