import { updateSite as endpoint } from '@ribambelle/api/website/update-site.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { saveSettings } from '../organisers/index.ts';
import { checkedSite } from './checked-site.ts';
import { shownCss } from './own-css.ts';
import { columnsOf, type SiteContent, siteOf } from './site-content.ts';
import { lockWebsite, saveWebsite } from './website-store.ts';

/** Changes parts of the content of every page of the site. */
export const updateSite = action(endpoint, async (context) => {
  const { db, request, organiser, now, language } = context;
  const { version, ...requested } = request;
  const change = await checkedSite(requested, language);
  const row = await lockWebsite(db, now);
  await requireVersion(db, { record: row, read: version });
  const css = change.css === undefined ? row.css : await shownCss(change.css);
  await saveWebsite(db, { now, columns: columnsOf(row, change), css });
  const { accent_color } = change;
  if (accent_color !== undefined) await saveSettings(db, { values: { accent_color }, now });
  const before = siteOf(row, organiser);
  await logAct(context, {
    act: 'websites.update',
    noun: 'websites',
    record: row,
    summary: organiser.name,
    before: jsonOf(before),
    after: jsonOf(withChanges(before, change)),
  });
  return { message: null };
});

function jsonOf(content: SiteContent): Record<string, Json> {
  const json: Record<string, Json> = JSON.parse(JSON.stringify(content));
  return json;
}
