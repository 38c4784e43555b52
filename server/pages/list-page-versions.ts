import { listPageVersions as endpoint } from '@ribambelle/api/pages/list-page-versions.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { ourPage } from './page-fields.ts';
import { loadPageVersions } from './page-views.ts';

/** Answers the versions of a page; one of ours that nobody changed has none. */
export const listPageVersions = action(endpoint, async ({ db, request }) => {
  const { page: cuid } = request;
  const none = ourPage({ cuid }) === undefined ? null : [];
  const rows = orRefuse((await loadPageVersions(db, cuid)) ?? none, 'PAGE_NOT_FOUND');
  return { data: [...rows], count: rows.length };
});
