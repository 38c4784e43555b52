import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { officeCustomData, officeParticipantFields } from './office-shapes.ts';

/**
 * Changes a participant and the answers about them. Refuses PARTICIPANT_NOT_FOUND and an impossible
 * birthdate.
 */
export const updateOfficeParticipant = endpoint({
  method: 'PUT',
  path: '/api/back-office/participants/{participant}',
  who: 'participants.update',
  summary: 'Changes a participant.',
  request: z.object({
    participant: cuid,
    version,
    ...anyFieldOf({ ...officeParticipantFields, custom_data: officeCustomData }),
  }),
  answer: done,
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
});
