import { deletePageDraft as endpoint } from '@ribambelle/api/pages/delete-page-draft.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockPage } from './lock-page.ts';
import { ourPage } from './page-fields.ts';
import { dropPageDraft } from './page-store.ts';
import { findPageDraft } from './page-views.ts';

/** Drops what is being written of a page. */
export const deletePageDraft = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { page: cuid, version } = request;
  const page = await lockPage(db, { cuid, version, now });
  const draft = await findPageDraft(db, page.id);
  const remains = page.published_number > 0 || ourPage(page) !== undefined;
  if (draft === undefined || !remains) refuse('PAGE_NOT_WRITTEN');
  await dropPageDraft(db, page.id);
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'pages',
    record: page,
    summary: bilingualOf(page.title)[organiser.language] || page.pathname,
    before: { draft: true },
    after: { draft: false },
  });
  return { message: null };
});
