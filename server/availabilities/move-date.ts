import type { DateWithHours, MoveCode } from '@ribambelle/domain/availabilities/move-date.ts';
import { moveDate } from '@ribambelle/domain/availabilities/move-date.ts';
import { dayOf, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { byInstant } from '@ribambelle/domain/base/instants.ts';
import type { Range } from '@ribambelle/domain/base/ranges.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { type Changes, recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse } from '../refusal.ts';
import { loadDates } from './availability-facts.ts';
import type { ByStaff } from './change-availability.ts';
import { saveHours } from './office-store.ts';
import { lockPlaces, settleLocked } from './take-places.ts';

/**
 * Gives one date of an availability other hours under the lock of its places, whose own beginning and end follow, and writes that down. `hours` says which from what it has; it is
 * answered before the lock and behind it. Registrations stay. Answers what changed. Refuses DATE_NOT_FOUND, CHANGED_MEANWHILE where a version was read, and what `moveDate` refuses.
 */
export async function moveOneDate(
  by: ByStaff,
  input: {
    readonly availability: { readonly id: number; readonly cuid: string };
    readonly date: string;
    readonly version?: number;
    /** Confirms it for a date that has begun, or will have. */
    readonly past: boolean;
    readonly hours: (date: Range, dates: readonly Range[]) => Range;
  },
): Promise<Decision<Changes, MoveCode>> {
  const { db, now, organiser, collaborator } = by;
  const { availability, version, past, hours } = input;
  const organiser_id = organiser.id;
  const { id } = availability;
  const of = { organiser_id, id, date: input.date };
  // as it stands before the lock: what changed meanwhile has another version, or other hours
  const seen = await findDate(db, of);
  const locked = await lockPlaces(db, {
    organiser_id,
    now,
    availability_ids: [id],
    to_be: { hours: hours(hoursOf(seen.date), seen.dates.map(hoursOf)) },
  });
  const { date, dates } = await findDate(db, of);
  if (version !== undefined)
    await requireVersion(db, { organiser_id, record: date, read: version });
  const before = hoursOf(date);
  const { start_at, end_at } = hours(before, dates.map(hoursOf));
  const decision = moveDate({ dates, moved: { id: date.id, start_at, end_at }, past }, now);
  if (!decision.ok) return decision;
  const whole = wholeOf(decision.value, { start_at, end_at, zone: organiser.timezone });
  await saveHours(db, { organiser_id, id, date: { id: date.id, start_at, end_at }, whole, now });
  await settleLocked(db, { organiser_id, now, locked });
  const changes = changesBetween({ ...before }, { start_at, end_at });
  await recordAudit(db, {
    organiser,
    collaborator,
    now,
    action: 'availability-dates.move',
    entity: 'availabilities',
    entity_cuid: availability.cuid,
    summary: date.start_at,
    changes,
    record: date,
  });
  return permit(changes);
}

/** From the first beginning to the last end, and on which weekdays. */
function wholeOf(dates: readonly DateWithHours[], moved: Range & { readonly zone: string }) {
  const starts = dates.map(({ start_at }) => start_at).toSorted(byInstant);
  const ends = dates.map(({ end_at }) => end_at).toSorted(byInstant);
  const weekdays = [
    ...new Set(starts.map((start) => weekdayOf(dayOf(start, moved.zone)))),
  ].toSorted((one, other) => one - other);
  return {
    start_at: starts[0] ?? moved.start_at,
    end_at: ends.at(-1) ?? moved.end_at,
    weekdays,
  };
}

const hoursOf = ({ start_at, end_at }: Range): Range => ({ start_at, end_at });

async function findDate(db: Db, of: { organiser_id: number; id: number; date: string }) {
  const dates = await loadDates(db, { organiser_id: of.organiser_id, ids: [of.id] });
  const date = orRefuse(
    dates.find(({ cuid }) => cuid === of.date),
    'DATE_NOT_FOUND',
  );
  return { date, dates };
}
