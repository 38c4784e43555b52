import { createResource as endpoint } from '@ribambelle/api/resources/create-resource.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { joinGroups, preparedResource, showImages } from './prepare-resource.ts';
import { insertResource } from './resource-store.ts';

/** Adds a resource. */
export const createResource = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { images, groups, ...given } = request;
    const organiser_id = organiser.id;
    const values = await preparedResource(db, { organiser_id, values: given });
    const { id, cuid } = await insertResource(db, { organiser_id, values, now });
    await showImages(db, { organiser_id, id, images });
    await joinGroups(db, { organiser_id, id, groups });
    const did = {
      action: 'resources.create' as const,
      entity: 'resources',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(values.name),
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
