import { z } from 'zod';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { participant, participantFields } from './shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Changes one of the customer's participants (1 §7); every required field must be answered. Refuses
 * PARTICIPANT_CHANGED when it has changed since the version that was read: two families may share
 * one.
 */
export const updateParticipant = endpoint({
  method: 'PUT',
  path: '/api/participants',
  who: 'customer',
  summary: 'Changes one of the signed-in customer’s participants.',
  request: z.object({
    participant_id: id,
    /** The version that was read; left out, the changes of others since then are overwritten. */
    participant_version: version.optional(),
    ...participantFields,
    custom_data: customDataEntries.default([]),
  }),
  answer: z.object({ participant, message: z.string() }),
  errors: [
    ...([
      'PARTICIPANT_NOT_FOUND',
      'PARTICIPANT_CHANGED',
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
