import { getOfficePage as endpoint } from '@ribambelle/api/pages/get-office-page.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { previewToken } from './preview-token.ts';
import { lineOf } from './line-of.ts';
import { fieldsOfOurs, ourPage, shownFields } from './page-fields.ts';
import { findWrittenPage, loadRedirects, type WrittenPageRow } from './page-views.ts';

/** Answers a page as it is being written, with a link that shows it. */
export const getOfficePage = action(endpoint, async ({ db, request, organiser, vault, now }) => {
  const { page: cuid } = request;
  const row = (await findWrittenPage(db, cuid)) ?? orRefuse(rowOfOurs(cuid), 'PAGE_NOT_FOUND');
  const token = previewToken(vault, { organiser_id: organiser.id, now, shows: 'pages' });
  return {
    ...lineOf(row),
    ...shownFields(row),
    version: row.version,
    preview: `${row.pathname}?preview=true&draft=${token}`,
    redirects: [...(await loadRedirects(db, row.id))],
  };
});

/** Returns a page of ours that the organiser has no row of; undefined for none. */
function rowOfOurs(cuid: string): WrittenPageRow | undefined {
  const ours = ourPage({ cuid });
  if (ours === undefined) return undefined;
  const { type } = ours;
  const state = { published_at: null, draft_at: null, version: 1, id: 0 };
  return { ...fieldsOfOurs(ours), ...state, cuid, type };
}
