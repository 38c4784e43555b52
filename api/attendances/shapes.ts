import {
  ABSENCE_REASONS,
  ATTENDANCE_STATES,
  MARK_KINDS,
} from '@ribambelle/domain/attendances/attendance.ts';
import { MARK_REFUSALS } from '@ribambelle/domain/attendances/decide-mark.ts';
import { z } from 'zod';
import { cuid, id, instant, oneLine } from '../general/shapes.ts';

/** What a mark says, wherever it is. */
const said = {
  kind: z.enum(MARK_KINDS),
  /** When they arrived or left; of an absence when it was said. */
  at: instant,
  /** When it was made, by the clock of the phone. */
  made_at: instant,
  /** Of an absence. */
  reason: z.enum(ABSENCE_REASONS).nullable(),
};

/** A mark as a phone sends it. `mark` is drawn by the phone: sent again, it is the same mark, and what it said first stands. */
export const sentMark = z
  .object({
    mark: cuid,
    registration: cuid,
    date_id: id,
    ...said,
    reason: said.reason.default(null),
    takes_back: z.array(cuid).max(50).default([]),
    message: oneLine(200).default(''),
  })
  .refine(({ kind, reason, message }) => kind === 'ABSENT' || (reason === null && message === ''), {
    message: 'ONLY_OF_AN_ABSENCE',
    path: ['reason'],
  });

/** A mark as the register shows it. */
export const attendanceMark = z.object({
  cuid: z.string(),
  ...said,
  takes_back: z.array(z.string()),
  message: z.string(),
  /** Who made it. */
  made_by: z.string(),
});

/** Where somebody is, from when until when. */
export const attendance = z.object({
  state: z.enum(ATTENDANCE_STATES),
  arrival: instant.nullable(),
  departure: instant.nullable(),
  absent_at: instant.nullable(),
});

/** What became of a mark: null where it was taken. */
export const markOutcome = z.object({
  mark: z.string(),
  refused: z.enum(MARK_REFUSALS).nullable(),
});

/** A date with who is registered on it, counted as the marks say. */
export const registerGroup = z.object({
  date_id: id,
  start_at: instant,
  end_at: instant,
  activity_title: z.string(),
  location: z.string().nullable(),
  location_cuid: z.string().nullable(),
  registered: z.int(),
  present: z.int(),
  left: z.int(),
  absent: z.int(),
});

/** A participant on a date. */
export const registerRow = z.object({
  registration: cuid,
  date_id: id,
  participant: cuid,
  participant_name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null for who may not read participants, as are details; the age is that of the day, in full years. */
  age: z.int().nullable(),
  /** What was answered of the participant and to the questions about health: allergies, who may fetch them and the like, each with its question; what is about health first. */
  details: z
    .array(z.object({ title: z.string(), content: z.string(), health: z.boolean() }))
    .nullable(),
  customer_name: z.string(),
  /** The other families of a child that is shared, who may be rung and may fetch it, too; numbers are null for who may not see contacts. */
  households: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
  /** Null for who may not see contacts. */
  phone: z.string().nullable(),
  marks: z.array(attendanceMark),
  /** What is on their badge, without dashes; null for who may not register attendances. */
  attendance_code: z.string().nullable(),
});
