import { updateLocation as endpoint } from '@ribambelle/api/locations/update-location.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { lockLocation, saveLocation } from './location-store.ts';

/** Changes a location. */
export const updateLocation = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { location, version, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockLocation(db, { organiser_id, location }), 'LOCATION_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const before = { ...columns, title: bilingualOf(row.title) };
    const values = withChanges(before, given);
    await saveLocation(db, { organiser_id, id, values });
    const changes = changesBetween(before, values);
    const did = {
      action: 'locations.update' as const,
      entity: 'locations',
      entity_cuid: cuid,
      summary: values.name,
      changes,
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
