import { getResourceGroup as endpoint } from '@ribambelle/api/resource-groups/get-resource-group.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { findResourceGroup } from './resource-group-views.ts';

/** Returns one group of resources. */
export const getResourceGroup = action(endpoint, async ({ db, request, organiser }) => {
  const { resource_group } = request;
  const row = orRefuse(
    await findResourceGroup(db, { organiser_id: organiser.id, resource_group }),
    'RESOURCE_GROUP_NOT_FOUND',
  );
  return { ...row, name: bilingualOf(row.name) };
});
