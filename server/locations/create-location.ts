import { createLocation as endpoint } from '@ribambelle/api/locations/create-location.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertLocation } from './location-store.ts';

/** Adds a location. */
export const createLocation = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const cuid = await insertLocation(db, { organiser_id: organiser.id, values: request });
    const did = {
      action: 'locations.create' as const,
      entity: 'locations',
      entity_cuid: cuid,
      summary: request.name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
