import { updateSite as endpoint } from '@ribambelle/api/website/update-site.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { checkedSite } from './checked-site.ts';
import { columnsOf, type SiteContent, siteOf } from './site-content.ts';
import { lockWebsite, saveWebsite } from './website-store.ts';

/** Changes parts of the content of every page of the site. */
export const updateSite = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { version, ...requested } = request;
    const change = checkedSite(requested);
    const of = { organiser_id: organiser.id, now };
    const before = await lockWebsite(db, of);
    await requireVersion(db, { ...of, record: before, read: version });
    await saveWebsite(db, { ...of, columns: columnsOf(before, change) });
    const current = siteOf(before, organiser);
    const changes = changesBetween(jsonOf(current), jsonOf(withChanges(current, change)));
    const audit = {
      action: 'websites.update' as const,
      entity: 'websites',
      entity_cuid: before.cuid,
      summary: organiser.name,
      changes,
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);

function jsonOf(content: SiteContent): Record<string, Json> {
  const json: Record<string, Json> = JSON.parse(JSON.stringify(content));
  return json;
}
