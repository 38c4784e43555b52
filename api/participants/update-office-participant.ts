import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { officeParticipantFields } from './office-shapes.ts';

/** Changes a participant. Refuses PARTICIPANT_NOT_FOUND and a birthdate that cannot be. */
export const updateOfficeParticipant = endpoint({
  method: 'PUT',
  path: '/api/back-office/participants/{participant}',
  who: 'participants.update',
  summary: 'Changes a participant.',
  request: z.object({ participant: cuid, ...officeParticipantFields }),
  answer: done,
  errors: ['PARTICIPANT_NOT_FOUND', 'BIRTHDATE_INVALID'],
});
