import { updateAvailability as endpoint } from '@ribambelle/api/availabilities/update-availability.ts';
import { placesFreed } from '@ribambelle/domain/availabilities/places-freed.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { type AvailabilityRow, loadAvailabilities } from './availability-facts.ts';
import { type AvailabilityValues, saveAvailability } from './office-store.ts';
import { findOfficeAvailabilityId } from './office-views.ts';
import { checkedAvailability } from './prepare-availability.ts';
import { lockPlaces, releasePlaces } from './take-places.ts';

/** Changes an availability under the lock of its places; what is sold stays sold, and FULL follows from the new capacity. */
export const updateAvailability = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now, emit }) => {
    const { availability, version, ...given } = request;
    const organiser_id = organiser.id;
    const id = orRefuse(
      await findOfficeAvailabilityId(db, { organiser_id, availability }),
      'AVAILABILITY_NOT_FOUND',
    );
    const access = { organiser_id, now, availability_ids: [id] };
    const locked = orRefuse(
      (await lockPlaces(db, access)).availabilities.get(id),
      'AVAILABILITY_NOT_FOUND',
    );
    const [before] = await loadAvailabilities(db, { organiser_id, ids: [id] });
    const row = orRefuse(before, 'AVAILABILITY_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const decided = decidedOf(row);
    const values = withChanges(decided, given);
    const columns = await checkedAvailability(db, { organiser_id, values });
    const status = columns.closed ? 'CLOSED' : locked.status === 'CLOSED' ? 'OPEN' : locked.status;
    await saveAvailability(db, { organiser_id, id, columns, status, now });
    await releasePlaces(db, access);
    const places = placesFreed({ capacity: row.capacity, closed: row.closed }, columns);
    if (places !== 0)
      emit('availability.places.freed', { availability_id: id, places, vacancy: randomUUID() });
    const changes = changesBetween({ ...decided }, { ...values });
    const summary = `${textReader({ language, organiser })(row.activity_title)} · ${dayOf(row.start_at, organiser.timezone)}`;
    const did = {
      action: 'availabilities.update' as const,
      entity: 'availabilities',
      entity_cuid: row.cuid,
      summary,
      changes,
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);

/** What is decided about an availability now. */
function decidedOf(row: AvailabilityRow): AvailabilityValues {
  const { price, deposit, capacity, age_minimum, age_maximum, closed } = row;
  const { registrations_start_at, registrations_end_at, location_cuid } = row;
  return {
    location: location_cuid,
    price,
    deposit,
    capacity,
    age_minimum,
    age_maximum,
    registrations_start_at,
    registrations_end_at,
    closed,
  };
}
