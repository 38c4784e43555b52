import { restorePageVersion as endpoint } from '@ribambelle/api/pages/restore-page-version.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockPage } from './lock-page.ts';
import { keepPageDraft } from './page-store.ts';
import { findPageDraft, findPageVersion } from './page-views.ts';

/** Makes an earlier version the draft; the address stays the present one. */
export const restorePageVersion = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { page: cuid, number, version } = request;
  const page = await lockPage(db, { cuid, version, now });
  const page_id = page.id;
  const earlier = orRefuse(
    await findPageVersion(db, { page_id, number }),
    'PAGE_VERSION_NOT_FOUND',
  );
  const { pathname } = (await findPageDraft(db, page_id)) ?? page;
  const fields = { ...earlier, pathname };
  await keepPageDraft(db, { page_id, fields, collaborator_id: collaborator.id, now });
  await logAct(context, {
    act: 'website-pages.restore',
    noun: 'pages',
    record: page,
    summary: bilingualOf(page.title)[organiser.language] || pathname,
    before: { number: null },
    after: { number },
  });
  return { message: null };
});
