import { getOfficeResource as endpoint } from '@ribambelle/api/resources/get-office-resource.ts';
import { action } from '../action.ts';
import { loadShownImages, uploadedImage } from '../files/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { findOfficeResource } from './resource-views.ts';

/** One resource with everything that its form changes. */
export const getOfficeResource = action(endpoint, async ({ db, request, organiser }) => {
  const organiser_id = organiser.id;
  const { name, description, ...row } = orRefuse(
    await findOfficeResource(db, { organiser_id, resource: request.resource }),
    'RESOURCE_NOT_FOUND',
  );
  const images = await loadShownImages(db, { of: 'resources', organiser_id, ids: [row.id] });
  return {
    ...row,
    name: bilingualOf(name),
    description: bilingualOf(description),
    images: images.map(uploadedImage),
  };
});
