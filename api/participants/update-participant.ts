import { z } from 'zod';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { participant, participantFields } from './shapes.ts';

/** Changes one of the customer's participants (1 §7); every required field must be answered. */
export const updateParticipant = endpoint({
  method: 'PUT',
  path: '/api/participants',
  who: 'customer',
  summary: 'Changes one of the signed-in customer’s participants.',
  request: z.object({
    participant_id: id,
    ...participantFields,
    custom_data: customDataEntries.default([]),
  }),
  answer: z.object({ participant, message: z.string() }),
  errors: [
    ...([
      'PARTICIPANT_NOT_FOUND',
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
