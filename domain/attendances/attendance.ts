import { type Instant, millisOf } from '../base/instants.ts';

/** What a mark says: somebody arrived, left, does not come, or that earlier marks are taken back. */
export const MARK_KINDS = ['ARRIVED', 'LEFT', 'ABSENT', 'TAKEN_BACK'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Why somebody does not come. */
export const ABSENCE_REASONS = ['ILL', 'EXCUSED', 'UNANNOUNCED'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

/** What the marks of a date make of somebody who is registered for it. */
export const ATTENDANCE_STATES = ['EXPECTED', 'PRESENT', 'LEFT', 'ABSENT'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** At most so many marks go in one call; a phone that has more sends the rest after it. */
export const MOST_MARKS = 100;

/** One mark of one participant on one date. Two with the same cuid are the same mark. */
export interface AttendanceMark {
  readonly cuid: string;
  readonly kind: MarkKind;
  /** When they arrived or left; of an absence when it was said. */
  readonly at: Instant;
  /** The marks that it takes back, by their cuids. */
  readonly takes_back: readonly string[];
}

/** Where somebody is, from when until when they were there, and since when they are known not to come. */
export interface Attendance {
  readonly state: AttendanceState;
  readonly arrival: Instant | null;
  readonly departure: Instant | null;
  readonly absent_at: Instant | null;
}

/**
 * What all marks of a date say together (`docs/algorithms/attendances.md`). It depends on which marks there are, never on the order in which they came or how often.
 * Taken back is taken back for good; who was seen is not absent; the first arrival counts, and the first departure after the last arrival.
 */
export function attendanceOf(marks: readonly AttendanceMark[]): Attendance {
  const { seen, absences } = standing(marks);
  const arrivals = seen.filter(({ kind }) => kind === 'ARRIVED');
  const arrival = arrivals[0]?.at ?? null;
  const departure = lastRun(seen, 'LEFT')[0]?.at ?? null;
  const absent_at = seen.length === 0 ? (absences.at(-1)?.at ?? null) : null;
  return { state: stateOf({ arrival, departure, absent_at }), arrival, departure, absent_at };
}

/** Where somebody is by what stands on a date of their registration. */
export function stateOf(of: Omit<Attendance, 'state'>): AttendanceState {
  if (of.departure !== null) return 'LEFT';
  if (of.arrival !== null) return 'PRESENT';
  return of.absent_at === null ? 'EXPECTED' : 'ABSENT';
}

/** The marks by which somebody is where they are, the latest last: taken back, they are where they were before. */
export function holdingMarks<Mark extends AttendanceMark>(marks: readonly Mark[]): readonly Mark[] {
  const { seen, absences } = standing(marks);
  const last = seen.at(-1);
  if (last === undefined) return absences;
  return lastRun(seen, last.kind);
}

/** The marks of one kind that stand: a corrected hour takes their place. */
export function standingMarks<Mark extends AttendanceMark>(
  marks: readonly Mark[],
  kind: MarkKind,
): readonly Mark[] {
  return standing(marks).all.filter((mark) => mark.kind === kind);
}

/** What is not taken back, by its moment; where an arrival and a departure have the same, the departure comes second. */
function standing<Mark extends AttendanceMark>(marks: readonly Mark[]) {
  const taken = new Set(marks.flatMap(({ takes_back }) => takes_back));
  const all = [...new Map(marks.map((mark) => [mark.cuid, mark])).values()]
    .filter(({ cuid, kind }) => kind !== 'TAKEN_BACK' && !taken.has(cuid))
    .toSorted(
      (one, other) =>
        millisOf(one.at) - millisOf(other.at) ||
        Number(one.kind === 'LEFT') - Number(other.kind === 'LEFT') ||
        (one.cuid < other.cuid ? -1 : 1),
    );
  return {
    all,
    seen: all.filter(({ kind }) => kind !== 'ABSENT'),
    absences: all.filter(({ kind }) => kind === 'ABSENT'),
  };
}

/** The marks of a kind at the end, where they end with it. */
function lastRun<Mark extends AttendanceMark>(
  seen: readonly Mark[],
  kind: MarkKind,
): readonly Mark[] {
  return seen.slice(seen.findLastIndex((mark) => mark.kind !== kind) + 1);
}
