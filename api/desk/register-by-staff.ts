import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid } from '../general/shapes.ts';
import { deskBesides, deskPeople, RECEIVED_ERRORS } from './desk-shapes.ts';
import { staffChoice } from './staff-shapes.ts';

/**
 * Registers a participant by staff: the registration period does not apply, but ages, answers and
 * places do. `overbook` gives places beyond the capacity, `twice` a second place on a date to its
 * holder (R27), `without_membership` a place for members to somebody who is not one; all three need
 * registrations.overbook. The price is that of the shop; it is then owed, under its own
 * communication. Unpublished availabilities can be used too. New people are created in the same
 * call, all or nothing: a family (customers.create), a participant (participants.create). `waiver`
 * waives the age or required answers, with a note in the history (registrations.waive); `received`
 * records money on the order (payments.create), an excess becomes credit. Send an Idempotency-Key.
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
    /** The payment recorded for the money received; null when there was none. */
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
