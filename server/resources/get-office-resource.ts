import { getOfficeResource as endpoint } from '@ribambelle/api/resources/get-office-resource.ts';
import { action } from '../action.ts';
import { loadShownImages, uploadedImage } from '../files/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { findOfficeResource } from './resource-views.ts';

/** Returns one resource with everything that its form changes. */
export const getOfficeResource = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const organiser_id = organiser.id;
  const { name, description, groups, ...row } = orRefuse(
    await findOfficeResource(db, { organiser_id, resource: request.resource }),
    'RESOURCE_NOT_FOUND',
  );
  const images = await loadShownImages(db, { of: 'resources', organiser_id, ids: [row.id] });
  const text = textReader(context);
  return {
    ...row,
    name: bilingualOf(name),
    description: bilingualOf(description),
    groups: groups.map((group) => ({ cuid: group.cuid, name: text(group.name) })),
    images: images.map(uploadedImage),
  };
});
