import { deleteFavicon as endpoint } from '@ribambelle/api/website/delete-favicon.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockWebsite, setFavicon } from './website-store.ts';

/** Removes the icon of the site, whose logo takes its place. */
export const deleteFavicon = action(endpoint, async (context) => {
  const { db, organiser, now } = context;
  const { cuid, favicon_file_id } = await lockWebsite(db, now);
  if (favicon_file_id === null) return { message: null };
  await setFavicon(db, { file_id: null, now });
  await logAct(context, {
    act: 'websites.update',
    noun: 'websites',
    cuid,
    summary: organiser.name,
    changes: { favicon: { from: organiser.name, to: null } },
  });
  return { message: null };
});
