import { updateResource as endpoint } from '@ribambelle/api/resources/update-resource.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { loadShownImages } from '../files/index.ts';
import { orRefuse } from '../refusal.ts';
import { loadGroupsOf } from '../resource-groups/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { joinGroups, preparedResource, showImages } from './prepare-resource.ts';
import { lockResource, saveResource } from './resource-store.ts';

/** Changes a resource. */
export const updateResource = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { resource, version, images, groups, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockResource(db, { organiser_id, resource }), 'RESOURCE_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const texts = { name: bilingualOf(row.name), description: bilingualOf(row.description) };
    const before = { ...columns, ...texts };
    const values = withChanges(before, given);
    const prepared = await preparedResource(db, { organiser_id, values });
    await saveResource(db, { organiser_id, id, values: prepared, now });
    const shown = await loadShownImages(db, { of: 'resources', organiser_id, ids: [id] });
    const pictures = { images: shown.map((image) => image.cuid) };
    if (images !== undefined) await showImages(db, { organiser_id, id, images });
    const left = await loadGroupsOf(db, { organiser_id, resource_id: id });
    if (groups !== undefined) await joinGroups(db, { organiser_id, id, groups });
    const joined = await loadGroupsOf(db, { organiser_id, resource_id: id });
    const did = {
      action: 'resources.update' as const,
      entity: 'resources',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(values.name),
      changes: {
        ...changesBetween(before, { ...values, description: prepared.description }),
        ...changesBetween(pictures, withChanges(pictures, { images })),
        ...changesBetween({ groups: [...left] }, { groups: [...joined] }),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
