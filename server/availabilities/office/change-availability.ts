import { placesFreed } from '@ribambelle/domain/availabilities/places-freed.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../action.ts';
import { type Changes, changesBetween } from '../../audit/changes-between.ts';
import { logAct } from '../../audit/log-act.ts';
import { requireVersion } from '../../audit/require-version.ts';
import type { StaffContext } from '../../audit/staff-context.ts';
import { withChanges, type ChangesOf } from '../../audit/with-changes.ts';
import { orRefuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { type AvailabilityRow, loadAvailabilities, loadDates } from '../availability-facts.ts';
import { type AvailabilityValues, saveAvailability, saveDate } from './office-store.ts';
import { checkedAvailability } from '../series/prepare-availability.ts';
import { lockPlaces, releasePlaces } from '../places/take-places.ts';

/** The place of a change by staff, and its author. */
export type ByStaff = StaffContext & Pick<Context, 'organiser' | 'language' | 'emit'>;

/**
 * The decided values of a date itself; capacity null takes that of its availability. A date that is
 * called off is closed.
 */
export interface DateValues {
  readonly capacity: number | null;
  readonly closed: boolean;
  readonly called_off: boolean;
}

/**
 * Changes an availability under the lock of its places, and logs it; sold places stay sold, and
 * FULL follows from the new capacity. `change` derives the new values from the present ones;
 * `version` is the one that the caller read, if any. Returns the changes. Refuses
 * AVAILABILITY_NOT_FOUND, CHANGED_MEANWHILE, and values that contradict each other.
 */
export async function changeAvailability(
  context: ByStaff,
  input: {
    readonly id: number;
    readonly version?: number;
    /** True when a change is undone: what opens again was open before. */
    readonly restores?: boolean;
    readonly change: (values: AvailabilityValues) => ChangesOf<AvailabilityValues>;
  },
): Promise<Changes> {
  const { db, now, organiser, emit } = context;
  const { id, version, restores: restored = false } = input;
  const access = { now, availability_ids: [id] };
  const lockedRow = orRefuse(
    (await lockPlaces(db, access)).availabilities.get(id),
    'AVAILABILITY_NOT_FOUND',
  );
  const [before] = await loadAvailabilities(db, [id]);
  const row = orRefuse(before, 'AVAILABILITY_NOT_FOUND');
  if (version !== undefined) await requireVersion(db, { record: row, read: version });
  const formerValues = decidedOf(row);
  const values = withChanges(formerValues, input.change(formerValues));
  const columns = await checkedAvailability(db, values);
  const status = columns.closed
    ? 'CLOSED'
    : lockedRow.status === 'CLOSED'
      ? 'OPEN'
      : lockedRow.status;
  await saveAvailability(db, { id, columns, status, now });
  await releasePlaces(db, access);
  const places = placesFreed({ capacity: row.capacity, closed: row.closed }, columns);
  if (places !== 0)
    emit('availability.places.freed', {
      availability_id: id,
      places,
      vacancy: randomUUID(),
      restored,
    });
  const changes = changesBetween({ ...formerValues }, { ...values });
  const summary = `${textReader(context)(row.activity_title)} · ${dayOf(row.start_at, organiser.timezone)}`;
  await logAct(context, {
    act: 'availabilities.update',
    noun: 'availabilities',
    record: row,
    summary,
    changes,
  });
  return changes;
}

/**
 * Does the same for one date of an availability, under the lock of its places. `change` also
 * receives the capacity of the availability. Refuses AVAILABILITY_NOT_FOUND, DATE_NOT_FOUND,
 * CHANGED_MEANWHILE.
 */
export async function changeDate(
  context: ByStaff,
  input: {
    readonly availability: { readonly id: number; readonly cuid: string };
    readonly date: string;
    readonly version?: number;
    readonly restores?: boolean;
    readonly change: (values: DateValues) => ChangesOf<DateValues>;
  },
): Promise<Changes> {
  const { db, now, emit } = context;
  const { availability, version, restores: restored = false } = input;
  const access = { now, availability_ids: [availability.id] };
  await lockPlaces(db, access);
  const dates = await loadDates(db, [availability.id]);
  const date = orRefuse(
    dates.find(({ cuid }) => cuid === input.date),
    'DATE_NOT_FOUND',
  );
  if (version !== undefined) await requireVersion(db, { record: date, read: version });
  const before = {
    capacity: date.capacity,
    closed: date.status === 'CLOSED',
    called_off: date.called_off_at !== null,
  };
  const newValues = withChanges(before, input.change(before));
  // an open date takes place
  const after = { ...newValues, called_off: newValues.closed && newValues.called_off };
  const { capacity, closed } = after;
  const status = closed ? 'CLOSED' : date.status === 'CLOSED' ? 'OPEN' : date.status;
  const called_off_at = after.called_off ? (date.called_off_at ?? now) : null;
  await saveDate(db, { id: date.id, capacity, status, called_off_at });
  await releasePlaces(db, access);
  const places = placesFreed(before, after);
  if (places !== 0)
    emit('availability.places.freed', {
      availability_id: availability.id,
      places,
      vacancy: randomUUID(),
      restored,
    });
  const changes = changesBetween({ ...before }, { ...after });
  await logAct(context, {
    act: 'availability-dates.update',
    noun: 'availabilities',
    cuid: availability.cuid,
    record: date,
    summary: date.start_at,
    changes,
  });
  return changes;
}

/** Returns the present decided values of an availability. */
function decidedOf(row: AvailabilityRow): AvailabilityValues {
  const { price, deposit, capacity, age_minimum, age_maximum, closed, tags } = row;
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
    tags,
  };
}
