import { deletePage as endpoint } from '@ribambelle/api/pages/delete-page.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockPage } from './lock-page.ts';
import { ourPage } from './page-fields.ts';
import { deletePageRow } from './page-store.ts';

/** Deletes a page of the organiser's own. */
export const deletePage = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const page = await lockPage(db, { cuid: request.page, version: null, now });
  const { id, pathname, title } = page;
  if (ourPage({ pathname }) !== undefined) refuse('PAGE_IS_OURS');
  await deletePageRow(db, id);
  await logAct(context, {
    act: 'website-pages.delete',
    noun: 'pages',
    record: page,
    summary: bilingualOf(title)[organiser.language] || pathname,
  });
  return { message: null };
});
