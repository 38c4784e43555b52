import { z } from 'zod';
import { amount, cuid, day, id, instant } from '../general/shapes.ts';

/** Who comes by a registration, or what is booked. */
const rosterKind = z.enum(['REGISTRATION', 'BOOKING']);

/** Which day, in the organiser's zone, and which part of it. */
export const rosterFilters = {
  day,
  activity: cuid.optional(),
  location: cuid.optional(),
  kind: rosterKind.optional(),
  /** Words of the names of participants and families. */
  search: z.string().max(100).optional(),
};

/** Who comes to what on a day, or who has which resource. */
export const rosterRow = z.object({
  kind: rosterKind,
  /** Of the registration, or of the booking. */
  id,
  cuid,
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
  /** Null for who may not see contacts, as is the e-mail address. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** What was answered of the participant: allergies and the like, each with its question. */
  details: z.string().nullable(),
  /** What was answered to the questions of the activity. */
  answers: z.string().nullable(),
  /** What was chosen beside the place. */
  options: z.string(),
  /** What the registration or the booking still costs; null for who may not see money. */
  owed_amount: amount.nullable(),
});
