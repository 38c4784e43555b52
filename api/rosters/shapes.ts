import { z } from 'zod';
import { amount, cuid, day, id, instant } from '../general/shapes.ts';
import { ROSTER_SOURCES } from './more-columns.ts';

/** The kind of a row: a registration or a booking. */
const rosterKind = z.enum(['REGISTRATION', 'BOOKING']);

/** The day, in the organiser's zone, and its groups. */
export const rosterDayFilters = {
  day,
  activity: cuid.optional(),
  location: cuid.optional(),
};

/** The day, and the part of it. */
export const rosterFilters = {
  ...rosterDayFilters,
  kind: rosterKind.optional(),
  /** Words of the names of participants and families. */
  search: z.string().max(100).optional(),
};

/** An answer or a choice. */
const rosterPart = z.object({
  /** Its column in `getRosterDay`. */
  column: z.string(),
  title: z.string(),
  /** The content as text: choices by their label. */
  content: z.string(),
  /** True when it must be known about a child before anything else. */
  health: z.boolean(),
});

/** A participant's place on a day, or the booking of a resource. */
export const rosterRow = z.object({
  kind: rosterKind,
  /** The key of the registration or the booking. */
  id,
  cuid,
  /** The date of the group; null for a booking. */
  date_id: id.nullable(),
  start_at: instant,
  end_at: instant,
  /** The activity, or the resource. */
  activity_title: z.string(),
  location: z.string().nullable(),
  /** The name of the participant; for a booking those of all. */
  participant_name: z.string(),
  /**
   * Null for staff without access to participants, as are details and answers; the age on that day,
   * in full years.
   */
  birthdate: z.string().nullable(),
  age: z.int().nullable(),
  quantity: z.int(),
  customer_name: z.string(),
  /**
   * The other families of a shared child, who may also be rung and may fetch it; numbers are null
   * for staff without access to contacts.
   */
  households: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
  /** Null for staff without access to contacts, as is the e-mail address. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /**
   * The answers that must be known about the participant, each with its question: those about them,
   * and those to the activity’s questions about health.
   */
  details: z.string().nullable(),
  /** The answers to the questions of the activity. */
  answers: z.string().nullable(),
  /** The options chosen with the place. */
  options: z.string(),
  /**
   * The answers and options one by one, as far as the collaborator may see them: of the
   * participant, of the family, to questions, and options chosen.
   */
  more: z.array(rosterPart),
  /**
   * The amount still owed on the registration or booking; null for staff without access to money.
   */
  owed_amount: amount.nullable(),
});

/** A group of the day: a date with its leaders and its number of participants. */
export const rosterGroup = z.object({
  date_id: id,
  start_at: instant,
  end_at: instant,
  activity_title: z.string(),
  location: z.string().nullable(),
  /** The names of its leaders that day: the stand-ins, else the leaders of the availability. */
  coaches: z.array(z.string()),
  /** The number of participants, each counted once. */
  registered: z.int(),
});

/** An extra column of the day list. */
export const rosterMoreColumn = z.object({
  name: z.string(),
  title: z.string(),
  source: z.enum(ROSTER_SOURCES),
  health: z.boolean(),
});
