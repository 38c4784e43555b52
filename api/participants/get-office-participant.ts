import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeParticipant } from './office-shapes.ts';

/** Returns one participant. Refuses PARTICIPANT_NOT_FOUND. */
export const getOfficeParticipant = endpoint({
  method: 'GET',
  path: '/api/back-office/participants/{participant}',
  who: 'participants.read',
  summary: 'Shows one participant.',
  request: z.object({ participant: cuid }),
  answer: officeParticipant,
  errors: ['PARTICIPANT_NOT_FOUND'],
});
