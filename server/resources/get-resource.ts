import { getResource as endpoint } from '@ribambelle/api/resources/get-resource.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findBookableOne } from './bookable-views.ts';
import { presentResources } from './present-resources.ts';

/** Returns one resource that can be booked (2 §2). */
export const getResource = action(endpoint, async ({ db, request, organiser, language }) => {
  const { resource } = request;
  const row = orRefuse(await findBookableOne(db, resource), 'RESOURCE_NOT_FOUND');
  const [shown] = await presentResources(db, { rows: [row], organiser, language });
  return orRefuse(shown, 'RESOURCE_NOT_FOUND');
});
