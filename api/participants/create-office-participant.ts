import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeParticipantFields } from './office-shapes.ts';

/** Adds a participant to a family. Refuses CUSTOMER_NOT_FOUND and an impossible birthdate. */
export const createOfficeParticipant = endpoint({
  method: 'POST',
  path: '/api/back-office/participants',
  who: 'participants.create',
  summary: 'Adds a participant to a family.',
  request: z.object({ customer: cuid, ...officeParticipantFields }),
  answer: z.object({ cuid }),
  errors: ['CUSTOMER_NOT_FOUND', 'BIRTHDATE_INVALID'],
});
