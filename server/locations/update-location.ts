import { updateLocation as endpoint } from '@ribambelle/api/locations/update-location.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockLocation, saveLocation } from './location-store.ts';

/** Changes a location. */
export const updateLocation = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { location, ...values } = request;
    const { id, cuid, ...before } = orRefuse(
      await lockLocation(db, { organiser_id: organiser.id, location }),
      'LOCATION_NOT_FOUND',
    );
    await saveLocation(db, { organiser_id: organiser.id, id, values });
    const changes = changesBetween({ ...before, title: bilingualOf(before.title) }, values);
    const did = {
      action: 'locations.update' as const,
      entity: 'locations',
      entity_cuid: cuid,
      summary: values.name,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
