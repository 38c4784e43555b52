import { updateAvailabilityDate as endpoint } from '@ribambelle/api/availabilities/update-availability-date.ts';
import { placesFreed } from '@ribambelle/domain/availabilities/places-freed.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { loadDates } from './availability-facts.ts';
import { saveDate } from './office-store.ts';
import { findOfficeAvailabilityId } from './office-views.ts';
import { lockPlaces, releasePlaces } from './take-places.ts';

/** Changes one date under the lock of its availability's places. */
export const updateAvailabilityDate = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now, emit }) => {
    const { availability } = request;
    const organiser_id = organiser.id;
    const id = orRefuse(
      await findOfficeAvailabilityId(db, { organiser_id, availability }),
      'AVAILABILITY_NOT_FOUND',
    );
    const access = { organiser_id, now, availability_ids: [id] };
    await lockPlaces(db, access);
    const dates = await loadDates(db, { organiser_id, ids: [id] });
    const date = orRefuse(
      dates.find(({ cuid }) => cuid === request.date),
      'DATE_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: date, read: request.version });
    const before = { capacity: date.capacity, closed: date.status === 'CLOSED' };
    const after = withChanges(before, request);
    const { capacity, closed } = after;
    await saveDate(db, {
      organiser_id,
      id: date.id,
      capacity,
      status: closed ? 'CLOSED' : date.status === 'CLOSED' ? 'OPEN' : date.status,
    });
    await releasePlaces(db, access);
    const places = placesFreed(before, after);
    if (places !== 0)
      emit('availability.places.freed', { availability_id: id, places, vacancy: randomUUID() });
    const changes = changesBetween(before, after);
    const did = {
      action: 'availability-dates.update' as const,
      entity: 'availabilities',
      entity_cuid: availability,
      summary: date.start_at,
      changes,
      record: date,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
