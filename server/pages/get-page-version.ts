import { getPageVersion as endpoint } from '@ribambelle/api/pages/get-page-version.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { ourPage, shownFields } from './page-fields.ts';
import { findPageVersion, findWrittenPage } from './page-views.ts';

/** Answers the elements of a version of a page; one of ours that nobody changed has none. */
export const getPageVersion = action(endpoint, async ({ db, request }) => {
  const { page: cuid, number } = request;
  const row = await findWrittenPage(db, cuid);
  if (row === undefined && ourPage({ cuid }) === undefined) orRefuse(undefined, 'PAGE_NOT_FOUND');
  const version = row && (await findPageVersion(db, { page_id: row.id, number }));
  const { content } = shownFields(orRefuse(version, 'PAGE_VERSION_NOT_FOUND'));
  return { content };
});
