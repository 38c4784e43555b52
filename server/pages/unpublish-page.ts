import { unpublishPage as endpoint } from '@ribambelle/api/pages/unpublish-page.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockPage } from './lock-page.ts';
import { keepPageDraft, takeOffline } from './page-store.ts';
import { findPageDraft } from './page-views.ts';

/** Takes a page offline; what was online becomes its draft, unless it has one. */
export const unpublishPage = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { page: cuid, version } = request;
  const page = await lockPage(db, { cuid, version, now });
  if (page.published_number === 0) refuse('PAGE_NOT_WRITTEN');
  const { id: page_id, pathname, title, description, seo, content } = page;
  if ((await findPageDraft(db, page_id)) === undefined) {
    const fields = { pathname, title, description, seo, content };
    await keepPageDraft(db, { page_id, fields, collaborator_id: collaborator.id, now });
  }
  await takeOffline(db, { page_id, now });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'pages',
    record: page,
    summary: bilingualOf(title)[organiser.language] || pathname,
    before: { published: true },
    after: { published: false },
  });
  return { message: null };
});
