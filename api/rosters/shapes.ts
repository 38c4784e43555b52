import { z } from 'zod';
import { amount, cuid, day, id, instant } from '../general/shapes.ts';
import { ROSTER_SOURCES } from './more-columns.ts';

/** Who comes by a registration, or what is booked. */
const rosterKind = z.enum(['REGISTRATION', 'BOOKING']);

/** Which day, in the organiser's zone, and which groups of it. */
export const rosterDayFilters = {
  day,
  activity: cuid.optional(),
  location: cuid.optional(),
};

/** Which day, and which part of it. */
export const rosterFilters = {
  ...rosterDayFilters,
  kind: rosterKind.optional(),
  /** Words of the names of participants and families. */
  search: z.string().max(100).optional(),
};

/** Something that was answered or chosen. */
const rosterPart = z.object({
  /** In which column of `getRosterDay` it stands. */
  column: z.string(),
  title: z.string(),
  /** As people read it: choices by their label. */
  content: z.string(),
  /** What must be known of a child before anything else. */
  health: z.boolean(),
});

/** Who comes to what on a day, or who has which resource. */
export const rosterRow = z.object({
  kind: rosterKind,
  /** Of the registration, or of the booking. */
  id,
  cuid,
  /** The group that is met; null of a booking. */
  date_id: id.nullable(),
  start_at: instant,
  end_at: instant,
  /** The activity, or the resource. */
  activity_title: z.string(),
  location: z.string().nullable(),
  /** Who comes; of a booking all who do. */
  participant_name: z.string(),
  /** Null for who may not read participants, as are details and answers; the age is that of the day, in full years. */
  birthdate: z.string().nullable(),
  age: z.int().nullable(),
  quantity: z.int(),
  customer_name: z.string(),
  /** The other families of a child that is shared, who may be rung and may fetch it, too; numbers are null for who may not see contacts. */
  households: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
  /** Null for who may not see contacts, as is the e-mail address. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** What must be known of the participant, each with its question: what was answered of them, and to the activity’s questions about health. */
  details: z.string().nullable(),
  /** What was answered to the questions of the activity. */
  answers: z.string().nullable(),
  /** What was chosen beside the place. */
  options: z.string(),
  /** Answers and options one by one, of those that the collaborator may see: of the participant, of the family, to questions, and what was chosen. */
  more: z.array(rosterPart),
  /** What the registration or the booking still costs; null for who may not see money. */
  owed_amount: amount.nullable(),
});

/** A group of the day: a date with who leads it and how many come. */
export const rosterGroup = z.object({
  date_id: id,
  start_at: instant,
  end_at: instant,
  activity_title: z.string(),
  location: z.string().nullable(),
  /** Who leads it that day: who stands in, else who leads the whole. */
  coaches: z.array(z.string()),
  /** How many come, each once. */
  registered: z.int(),
});

/** A column that the day list can have beside its own. */
export const rosterMoreColumn = z.object({
  name: z.string(),
  title: z.string(),
  source: z.enum(ROSTER_SOURCES),
  health: z.boolean(),
});
