import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid } from '../general/shapes.ts';
import { deskBesides, deskPeople, RECEIVED_ERRORS } from './desk-shapes.ts';
import { staffChoice } from './staff-shapes.ts';

/**
 * Registers somebody for staff: the time to register has no say, ages, answers and places have. `overbook` gives places that are not there, `twice` a second place on
 * a date to somebody who has one (R27), `without_membership` a place for members to somebody who is none; all three want registrations.overbook. The price is what the
 * shop would charge; it is then owed, under a communication of its own. What is not published can be registered for too.
 *
 * Who comes to the desk is made in the same call, all or nothing: a family (customers.create), a participant (participants.create). `waiver`
 * sets aside the age or required answers, with a note that its history keeps (registrations.waive); `received` records money on the order
 * (payments.create), what is beyond it becomes wallet credit. Give an Idempotency-Key.
 */
export const registerByStaff = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations',
  who: 'registrations.create',
  summary: 'Registers somebody for an activity.',
  request: z.object({
    ...staffChoice,
    ...deskPeople,
    overbook: z.boolean().default(false),
    twice: z.boolean().default(false),
    without_membership: z.boolean().default(false),
    ...deskBesides,
  }),
  answer: z.object({
    cuid,
    customer: cuid,
    /** What was recorded of the money that came; null where none did. */
    payment: z.object({ cuid, credited_amount: amount }).nullable(),
    message: z.string().nullable(),
  }),
  errors: [
    ...([
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_EXISTS',
      'CONTACT_REQUIRED',
      'PARTICIPANT_NOT_FOUND',
      'BIRTHDATE_INVALID',
      'AVAILABILITY_NOT_FOUND',
    ] as const),
    ...(['AGE_NOT_ALLOWED', 'BIRTHDATE_NEEDED', 'AVAILABILITY_CLOSED'] as const),
    ...([
      'AVAILABILITY_DATES_REQUIRED',
      'DATE_NOT_BOOKABLE',
      'PLACES_TAKEN',
      'DATE_EXCLUDED',
      'OPTION_SOLD_OUT',
      'PRICE_TOO_HIGH',
      'ALREADY_REGISTERED',
      'MEMBERS_ONLY',
      'ANSWERS_INVALID',
    ] as const),
    ...RECEIVED_ERRORS,
  ],
});
