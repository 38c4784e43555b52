import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeParticipantRow } from './office-shapes.ts';

/** Participants by name. */
export const listOfficeParticipants = endpoint({
  method: 'GET',
  path: '/api/back-office/participants',
  who: 'participants.read',
  summary: 'Lists participants.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(officeParticipantRow),
  errors: [],
});
