import { deleteResourceGroup as endpoint } from '@ribambelle/api/resource-groups/delete-resource-group.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockResourceGroup, removeResourceGroup } from './resource-group-store.ts';

/** Deletes a group; its resources stay, and are in it again when it is restored. */
export const deleteResourceGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, name } = orRefuse(
      await lockResourceGroup(db, { organiser_id, resource_group: request.resource_group }),
      'RESOURCE_GROUP_NOT_FOUND',
    );
    const summary = textReader({ language, organiser })(name);
    const removal = await keepRemoved(db, {
      noun: 'resource_groups',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeResourceGroup(db, { organiser_id, id });
    const did = {
      action: 'resource-groups.delete' as const,
      entity: 'resource_groups',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null, removal };
  },
);
