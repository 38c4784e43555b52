import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { staffChoice } from './staff-shapes.ts';

/**
 * Registers somebody for staff: the time to register has no say, ages, answers and places have. `overbook` gives places that are not
 * there, `twice` a second place on a date to somebody who has one (R27), `without_membership` a place for members to somebody who is
 * none; all three want registrations.overbook. The price is what the shop
 * would charge; it is then owed, under a structured communication of its own that the family's e-mail tells. What is not published can be
 * registered for too.
 */
export const registerByStaff = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations',
  who: 'registrations.create',
  summary: 'Registers somebody for an activity.',
  request: z.object({
    ...staffChoice,
    overbook: z.boolean().default(false),
    twice: z.boolean().default(false),
    without_membership: z.boolean().default(false),
  }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: [
    ...([
      'CUSTOMER_NOT_FOUND',
      'PARTICIPANT_NOT_FOUND',
      'AVAILABILITY_NOT_FOUND',
      'AGE_NOT_ALLOWED',
      'AVAILABILITY_CLOSED',
    ] as const),
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
  ],
});
