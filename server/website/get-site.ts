import { getSite as endpoint } from '@ribambelle/api/website/get-site.ts';
import { action } from '../action.ts';
import { siteOf } from './site-content.ts';
import { loadPicture, loadWebsite } from './website-views.ts';

/** Answers the site as the back-office edits it. */
export const getSite = action(endpoint, async ({ db, organiser }) => {
  const row = await loadWebsite(db);
  const icon =
    row?.favicon_file_id == null ? undefined : await loadPicture(db, row.favicon_file_id);
  const favicon_url = icon === undefined ? null : `/files/${icon.cuid}`;
  return { favicon_url, version: row?.version ?? 1, ...siteOf(row, organiser) };
});
