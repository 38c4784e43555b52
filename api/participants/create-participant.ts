import { z } from 'zod';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { participant, participantFields } from './shapes.ts';

/**
 * Adds a participant to the signed-in customer (1 §7); at most 60. Deferred fields may be left out.
 */
export const createParticipant = endpoint({
  method: 'POST',
  path: '/api/participants',
  who: 'customer',
  summary: 'Adds a participant to the signed-in customer.',
  request: z.object({ ...participantFields, custom_data: customDataEntries.default([]) }),
  answer: z.object({ participant, message: z.string() }),
  errors: [
    ...([
      'TOO_MANY_PARTICIPANTS',
      'BIRTHDATE_INVALID',
      'CUSTOM_DATA_INVALID',
      'UNKNOWN_FIELD',
      'FIELD_ANSWERED_TWICE',
    ] as const),
    ...([
      'ANSWER_REQUIRED',
      'ANSWER_INVALID',
      'ANSWER_TOO_LONG',
      'PATTERN_MISMATCH',
      'UNKNOWN_CHOICE',
      'INVALID_DATE',
    ] as const),
  ],
  by_staff: true,
});
