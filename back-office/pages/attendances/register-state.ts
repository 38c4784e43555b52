import type { Answer } from '@ribambelle/api/client.ts';
import {
  type Attendance,
  type AttendanceMark,
  attendanceOf,
} from '@ribambelle/domain/attendances/attendance.ts';
import { wordsOf } from '@ribambelle/domain/base/fold.ts';
import type { UnsentMarks } from '../../data/mark-sender.ts';
import type { SentMark } from '../../data/kept-marks.ts';

type Register = Answer<'getAttendanceRegister'>;

/** A date of the day. */
export type RegisterGroup = Register['groups'][number];
type Row = Register['participants'][number];

/**
 * A mark as it is shown; its author is null for the user's own mark that the server does not show
 * yet.
 */
export interface ShownMark extends AttendanceMark {
  readonly made_at: string;
  readonly reason: Row['marks'][number]['reason'];
  readonly message: string;
  readonly made_by: string | null;
}

/**
 * A participant on a date with their presence, from the marks of the server and those that this
 * phone has not sent yet.
 */
export interface Attendee extends Omit<Row, 'marks'> {
  readonly group: RegisterGroup;
  readonly marks: readonly ShownMark[];
  readonly attendance: Attendance;
  /** True when one of their marks is not sent yet. */
  readonly unsent: boolean;
}

/** Returns every participant of a register, from the server and this phone together. */
export function attendeesOf(register: Register, unsent: UnsentMarks): readonly Attendee[] {
  const groups = new Map(register.groups.map((group) => [group.date_id, group]));
  const waiting_marks = unsent.waiting.map(({ sent }) => sent);
  const unsent_by_row = Map.groupBy([...unsent.sent, ...waiting_marks], keyOf);
  const unsent_keys = new Set(waiting_marks.map(keyOf));
  return register.participants.flatMap((row) => {
    const group = groups.get(row.date_id);
    if (group === undefined) return [];
    const known_marks = new Set(row.marks.map(({ cuid }) => cuid));
    const unsent_marks = (unsent_by_row.get(keyOf(row)) ?? [])
      .filter(({ mark }) => !known_marks.has(mark))
      .map(shownMark);
    const marks = [...row.marks, ...unsent_marks];
    return [
      {
        ...row,
        group,
        marks,
        attendance: attendanceOf(marks),
        unsent: unsent_keys.has(keyOf(row)),
      },
    ];
  });
}

function shownMark({ mark, kind, at, made_at, takes_back, reason, message }: SentMark): ShownMark {
  return {
    cuid: mark,
    kind,
    at,
    made_at,
    takes_back: takes_back ?? [],
    reason: reason ?? null,
    message: message ?? '',
    made_by: null,
  };
}

const keyOf = (of: { readonly registration: string; readonly date_id: number }) =>
  `${of.registration} ${of.date_id}`;

/** The number of participants in each state. */
export interface Counts {
  readonly registered: number;
  readonly present: number;
  readonly left: number;
  readonly absent: number;
}

/** Counts the participants in each state. */
export function countsOf(attendees: readonly Attendee[]): Counts {
  const count = (state: Attendance['state']) =>
    attendees.filter(({ attendance }) => attendance.state === state).length;
  return {
    registered: attendees.length,
    present: count('PRESENT'),
    left: count('LEFT'),
    absent: count('ABSENT'),
  };
}

/** The shown part of the day, as in the address: all of it, a location or a date. */
export type Part =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'LOCATION'; readonly location: string }
  | { readonly kind: 'DATE'; readonly date_id: number };

/** Reads a part from `place-cuid` or `date-17`; anything else is the whole day. */
export function partIn(text: string | null): Part {
  const [, kind, value = ''] = /^(place|date)-(.+)$/u.exec(text ?? '') ?? [];
  if (kind === 'place') return { kind: 'LOCATION', location: value };
  const date_id = Number(value);
  return kind === 'date' && Number.isSafeInteger(date_id)
    ? { kind: 'DATE', date_id }
    : { kind: 'ALL' };
}

/** True when a date belongs to a part of the day. */
export function isIn(part: Part, group: RegisterGroup): boolean {
  if (part.kind === 'LOCATION') return group.location_cuid === part.location;
  return part.kind === 'ALL' || group.date_id === part.date_id;
}

/** True when a name contains all of these words, regardless of accents and capitals. */
export function isNamed({ participant_name }: Attendee, search: string): boolean {
  const name = wordsOf(participant_name).join(' ');
  return wordsOf(search).every((word) => name.includes(word));
}
