import { deletePageDraft as endpoint } from '@ribambelle/api/pages/delete-page-draft.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockPage } from './lock-page.ts';
import { fieldsOfOurs, ourPage } from './page-fields.ts';
import { dropPageDraft, setPageFields } from './page-store.ts';
import { findPageDraft } from './page-views.ts';

/** Drops what is being written of a page. */
export const deletePageDraft = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { page: cuid, version } = request;
  const page = await lockPage(db, { cuid, version, now });
  const draft = await findPageDraft(db, page.id);
  const isOnline = page.published_number > 0;
  const ours = ourPage(page);
  if (draft === undefined || (!isOnline && ours === undefined)) refuse('PAGE_NOT_WRITTEN');
  await dropPageDraft(db, page.id);
  // nothing of it is online or being written: it is as we made it
  if (!isOnline && ours !== undefined)
    await setPageFields(db, { page_id: page.id, fields: fieldsOfOurs(ours), now });
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
