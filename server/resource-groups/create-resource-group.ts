import { createResourceGroup as endpoint } from '@ribambelle/api/resource-groups/create-resource-group.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertResourceGroup } from './resource-group-store.ts';

/** Adds a group of resources. */
export const createResourceGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const cuid = await insertResourceGroup(db, {
      organiser_id: organiser.id,
      values: request,
      now,
    });
    const did = {
      action: 'resource-groups.create' as const,
      entity: 'resource_groups',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(request.name),
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
