import { getSite as endpoint } from '@ribambelle/api/website/get-site.ts';
import { action } from '../action.ts';
import { siteOf } from './site-content.ts';
import { loadWebsite } from './website-views.ts';

/** Answers the site as the back-office edits it. */
export const getSite = action(endpoint, async ({ db, organiser }) => {
  const row = await loadWebsite(db);
  return { version: row?.version ?? 1, ...siteOf(row, organiser) };
});
