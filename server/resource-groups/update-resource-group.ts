import { updateResourceGroup as endpoint } from '@ribambelle/api/resource-groups/update-resource-group.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockResourceGroup, saveResourceGroup } from './resource-group-store.ts';

/** Changes a group of resources. */
export const updateResourceGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { resource_group, version, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockResourceGroup(db, { organiser_id, resource_group }),
      'RESOURCE_GROUP_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const before = { name: bilingualOf(row.name), order: row.order };
    const values = withChanges(before, given);
    await saveResourceGroup(db, { organiser_id, id: row.id, values, now });
    const did = {
      action: 'resource-groups.update' as const,
      entity: 'resource_groups',
      entity_cuid: row.cuid,
      summary: textReader({ language, organiser })(values.name),
      changes: changesBetween(before, values),
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
