import { MOST_ASKED } from '@ribambelle/domain/activities/request-tiers.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, manyLines } from '../general/shapes.ts';

/**
 * Approves a request, whole or for some of its availabilities (3 §4): the places are taken at once,
 * all or none, and their price today is owed in one order. The registration period does not apply,
 * but ages, answers and places do. Refuses a request already decided.
 */
export const approveRegistrationRequest = endpoint({
  method: 'POST',
  path: '/api/back-office/registration-requests/{request}/approve',
  who: 'registration-requests.update',
  summary: 'Approves a registration request.',
  request: z.object({
    request: cuid,
    /** The availabilities granted of those requested; left out, all of them. */
    availabilities: z.array(cuid).max(MOST_ASKED).nullable().default(null),
    /** The message to the family. */
    message: manyLines(2_000).trim().default(''),
  }),
  answer: z.object({ message: z.string().nullable() }),
  errors: [
    ...([
      'REGISTRATION_REQUEST_NOT_FOUND',
      'REQUEST_NOT_PENDING',
      'NOTHING_TO_APPROVE',
      'AVAILABILITY_NOT_REQUESTED',
      'PARTICIPANT_NOT_FOUND',
    ] as const),
    ...([
      'AGE_NOT_ALLOWED',
      'BIRTHDATE_NEEDED',
      'DATE_NOT_BOOKABLE',
      'PLACES_TAKEN',
      'DATE_EXCLUDED',
      'OPTION_SOLD_OUT',
      'ALREADY_REGISTERED',
      'MEMBERS_ONLY',
      'ANSWERS_INVALID',
    ] as const),
  ],
});
