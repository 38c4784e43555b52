import { type Instant, millisOf } from '../base/instants.ts';

/** The kinds of mark: somebody arrived, left, does not come, or earlier marks are taken back. */
export const MARK_KINDS = ['ARRIVED', 'LEFT', 'ABSENT', 'TAKEN_BACK'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The reasons for an absence. */
export const ABSENCE_REASONS = ['ILL', 'EXCUSED', 'UNANNOUNCED'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

/** The states of a registered participant on a date, as its marks give them. */
export const ATTENDANCE_STATES = ['EXPECTED', 'PRESENT', 'LEFT', 'ABSENT'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** The most marks in one call; a phone with more sends the rest afterwards. */
export const MOST_MARKS = 100;

/** One mark of one participant on one date. Two with the same cuid are the same mark. */
export interface AttendanceMark {
  readonly cuid: string;
  readonly kind: MarkKind;
  /** The moment of arrival or departure; for an absence, when it was reported. */
  readonly at: Instant;
  /** The marks that it takes back, by cuid. */
  readonly takes_back: readonly string[];
}

/**
 * The state of a participant, with arrival, departure and the moment at which the absence was
 * reported.
 */
export interface Attendance {
  readonly state: AttendanceState;
  readonly arrival: Instant | null;
  readonly departure: Instant | null;
  readonly absent_at: Instant | null;
}

/**
 * Combines all marks of a date (`docs/algorithms/attendances.md`). The result depends on which
 * marks there are, never on their order or repetition. A mark taken back stays so; somebody seen is
 * not absent; the first arrival counts, and the first departure after the last arrival.
 */
export function attendanceOf(marks: readonly AttendanceMark[]): Attendance {
  const { seen, absences } = standing(marks);
  const arrivals = seen.filter(({ kind }) => kind === 'ARRIVED');
  const arrival = arrivals[0]?.at ?? null;
  const departure = lastRun(seen, 'LEFT')[0]?.at ?? null;
  const absent_at = seen.length === 0 ? (absences.at(-1)?.at ?? null) : null;
  return { state: stateOf({ arrival, departure, absent_at }), arrival, departure, absent_at };
}

/** Returns the state of a participant from the arrival, departure and absence on a date. */
export function stateOf(of: Omit<Attendance, 'state'>): AttendanceState {
  if (of.departure !== null) return 'LEFT';
  if (of.arrival !== null) return 'PRESENT';
  return of.absent_at === null ? 'EXPECTED' : 'ABSENT';
}

/**
 * Returns the marks that hold the current state, the latest last: taking them back restores the
 * state before.
 */
export function holdingMarks<Mark extends AttendanceMark>(marks: readonly Mark[]): readonly Mark[] {
  const { seen, absences } = standing(marks);
  const last = seen.at(-1);
  if (last === undefined) return absences;
  return lastRun(seen, last.kind);
}

/** Returns the marks of one kind that still hold; a corrected hour replaces them. */
export function standingMarks<Mark extends AttendanceMark>(
  marks: readonly Mark[],
  kind: MarkKind,
): readonly Mark[] {
  return standing(marks).all.filter((mark) => mark.kind === kind);
}

/**
 * Returns the marks that were not taken back, by their moment; a departure follows an arrival of
 * the same moment.
 */
function standing<Mark extends AttendanceMark>(marks: readonly Mark[]) {
  const takenBack = new Set(marks.flatMap(({ takes_back }) => takes_back));
  const all = [...new Map(marks.map((mark) => [mark.cuid, mark])).values()]
    .filter(({ cuid, kind }) => kind !== 'TAKEN_BACK' && !takenBack.has(cuid))
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

/** Returns the final run of marks of one kind; empty when the last mark is of another kind. */
function lastRun<Mark extends AttendanceMark>(
  seen: readonly Mark[],
  kind: MarkKind,
): readonly Mark[] {
  return seen.slice(seen.findLastIndex((mark) => mark.kind !== kind) + 1);
}
