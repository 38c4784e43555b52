import type { DateWithHours, MoveCode } from '@ribambelle/domain/availabilities/move-date.ts';
import { moveDates as decideMoves } from '@ribambelle/domain/availabilities/move-date.ts';
import { dayOf, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { byInstant, isBefore } from '@ribambelle/domain/base/instants.ts';
import type { Range } from '@ribambelle/domain/base/ranges.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import { type Changes, changesBetween } from '../../audit/changes-between.ts';
import { logAct } from '../../audit/log-act.ts';
import { requireVersion } from '../../audit/require-version.ts';
import type { Db } from '../../database/transaction.ts';
import { orRefuse } from '../../refusal.ts';
import { loadDates } from '../availability-facts.ts';
import type { ByStaff } from '../office/change-availability.ts';
import { saveHours } from '../office/office-store.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/**
 * A date and its new hours: `hours` derives them from the present ones, and is called before the
 * lock and again under it.
 */
export interface MoveOf {
  readonly date: string;
  /** Without it, the date is moved as it is. */
  readonly version?: number | undefined;
  readonly hours: (date: Range, dates: readonly Range[]) => Range;
}

/** A moved date: its id, the changes, and its present state. */
export interface MovedDate {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly before: Range;
  readonly after: Range;
  readonly changes: Changes;
}

/** Gives one date of an availability other hours, as `moveDates` does; returns the changes. */
export async function moveOneDate(
  by: ByStaff,
  input: MoveOf & {
    readonly availability: { readonly id: number; readonly cuid: string };
    /** Confirms the move of a date that has begun, or will have. */
    readonly past: boolean;
  },
): Promise<Decision<Changes, MoveCode>> {
  const { availability, past, ...move } = input;
  const decision = await moveDates(by, { availability, moves: [move], past });
  return decision.ok ? permit(decision.value[0]?.changes ?? {}) : decision;
}

/**
 * Gives dates of an availability other hours, all of them or none, under the lock of its places,
 * whose own beginning and end follow, and logs it. Registrations stay. Refuses DATE_NOT_FOUND,
 * CHANGED_MEANWHILE where a version was read, and what the rule refuses
 * (domain/availabilities/move-date.ts).
 */
export async function moveDates(
  by: ByStaff,
  input: {
    readonly availability: { readonly id: number; readonly cuid: string };
    readonly moves: readonly MoveOf[];
    readonly past: boolean;
  },
): Promise<Decision<readonly MovedDate[], MoveCode>> {
  const { db, now, organiser } = by;
  const { availability, moves, past } = input;
  const { id } = availability;
  const of = { id, moves };
  // as read before the lock: dates changed meanwhile have another version, or other hours
  const before = await findDates(db, of);
  const places = await lockPlaces(db, {
    now,
    availability_ids: [id],
    to_be: { hours: aroundOf(before.moved.map(({ hours }) => hours)) },
  });
  const { moved, dates } = await findDates(db, of);
  for (const { date, version } of moved)
    if (version !== undefined) await requireVersion(db, { record: date, read: version });
  const newHours = moved.map(({ date, hours }) => ({ id: date.id, ...hours }));
  const decision = decideMoves({ dates, moved: newHours, past }, now);
  if (!decision.ok) return decision;
  const whole = wholeOf(decision.value, {
    ...aroundOf(moved.map(({ hours }) => hours)),
    zone: organiser.timezone,
  });
  for (const date of newHours) await saveHours(db, { id, date, whole, now });
  await settleLocked(db, { now, locked: places });
  const versions = new Map((await loadDates(db, [id])).map((date) => [date.id, date.version]));
  const results = moved.map(({ date, hours: { start_at, end_at } }) => ({
    id: date.id,
    cuid: date.cuid,
    version: versions.get(date.id) ?? date.version,
    before: hoursOf(date),
    after: { start_at, end_at },
    changes: changesBetween({ ...hoursOf(date) }, { start_at, end_at }),
    date,
  }));
  for (const { date, changes } of results)
    await logAct(by, {
      act: 'availability-dates.move',
      noun: 'availabilities',
      cuid: availability.cuid,
      record: date,
      summary: date.start_at,
      changes,
    });
  return permit(results);
}

/** Returns the span from the first beginning to the last end, and its weekdays. */
function wholeOf(dates: readonly DateWithHours[], range: Range & { readonly zone: string }) {
  const starts = dates.map(({ start_at }) => start_at).toSorted(byInstant);
  const ends = dates.map(({ end_at }) => end_at).toSorted(byInstant);
  const weekdays = [
    ...new Set(starts.map((start) => weekdayOf(dayOf(start, range.zone)))),
  ].toSorted((one, other) => one - other);
  return {
    start_at: starts[0] ?? range.start_at,
    end_at: ends.at(-1) ?? range.end_at,
    weekdays,
  };
}

const hoursOf = ({ start_at, end_at }: Range): Range => ({ start_at, end_at });

/** Returns the span from the first beginning to the last end. */
function aroundOf(hours: readonly Range[]): Range {
  const first = hours.map(({ start_at }) => start_at).toSorted(byInstant)[0] ?? '';
  const last =
    hours
      .map(({ end_at }) => end_at)
      .toSorted(byInstant)
      .at(-1) ?? first;
  // the rule refuses hours that end before they begin, under the lock
  return { start_at: first, end_at: isBefore(last, first) ? first : last };
}

async function findDates(db: Db, of: { id: number; moves: readonly MoveOf[] }) {
  const dates = await loadDates(db, [of.id]);
  const moves = of.moves.map(({ date: cuid, version, hours }) => {
    const date = orRefuse(
      dates.find((one) => one.cuid === cuid),
      'DATE_NOT_FOUND',
    );
    return { date, version, hours: hours(hoursOf(date), dates.map(hoursOf)) };
  });
  return { moved: moves, dates };
}
