import {
  ABSENCE_REASONS,
  ATTENDANCE_STATES,
  MARK_KINDS,
} from '@ribambelle/domain/attendances/attendance.ts';
import { MARK_REFUSALS } from '@ribambelle/domain/attendances/decide-mark.ts';
import { z } from 'zod';
import { cuid, id, instant, oneLine } from '../general/shapes.ts';

/** The content of a mark, wherever it is. */
const mark = {
  kind: z.enum(MARK_KINDS),
  /** The time of arrival or departure; for an absence, the time it was reported. */
  at: instant,
  /** The time it was made, by the clock of the phone. */
  made_at: instant,
  /** The reason for an absence. */
  reason: z.enum(ABSENCE_REASONS).nullable(),
};

/**
 * A mark as a phone sends it. The phone draws `mark`: sent again, it is the same mark, and its
 * first content stands.
 */
export const sentMark = z
  .object({
    mark: cuid,
    registration: cuid,
    date_id: id,
    ...mark,
    reason: mark.reason.default(null),
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
  ...mark,
  takes_back: z.array(z.string()),
  message: z.string(),
  /** The name of the person who made it. */
  made_by: z.string(),
});

/** The state of a participant, with its times. */
export const attendance = z.object({
  state: z.enum(ATTENDANCE_STATES),
  arrival: instant.nullable(),
  departure: instant.nullable(),
  absent_at: instant.nullable(),
});

/** The outcome of a mark: null when it was accepted. */
export const markOutcome = z.object({
  mark: z.string(),
  refused: z.enum(MARK_REFUSALS).nullable(),
});

/** A date with its registrations, counted by their marks. */
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
  /**
   * Null for staff without access to participants, as are details; the age on that day, in full
   * years.
   */
  age: z.int().nullable(),
  /**
   * The answers about the participant and to the questions about health: allergies, people who may
   * fetch them and the like, each with its question; those about health first.
   */
  details: z
    .array(z.object({ title: z.string(), content: z.string(), health: z.boolean() }))
    .nullable(),
  customer_name: z.string(),
  /**
   * The other families of a shared child, who may also be rung and may fetch it; numbers are null
   * for staff without access to contacts.
   */
  households: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
  /** Null for staff without access to contacts. */
  phone: z.string().nullable(),
  marks: z.array(attendanceMark),
  /** The code on their badge, without dashes; null for staff who may not register attendances. */
  attendance_code: z.string().nullable(),
});
