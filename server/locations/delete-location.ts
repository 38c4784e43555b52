import { deleteLocation as endpoint } from '@ribambelle/api/locations/delete-location.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { isLocationUsed, lockLocation, removeLocation } from './location-store.ts';

/** Deletes a location that nothing uses. */
export const deleteLocation = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, name } = orRefuse(
      await lockLocation(db, { organiser_id, location: request.location }),
      'LOCATION_NOT_FOUND',
    );
    if (await isLocationUsed(db, { organiser_id, id })) refuse('LOCATION_IN_USE');
    const removal = await keepRemoved(db, {
      noun: 'locations',
      key: id,
      entity_cuid: cuid,
      summary: name,
      organiser,
      collaborator,
      now,
    });
    await removeLocation(db, { organiser_id, id });
    const did = {
      action: 'locations.delete' as const,
      entity: 'locations',
      entity_cuid: cuid,
      summary: name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null, removal };
  },
);
