import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeParticipantRow, participantFilters } from './office-shapes.ts';
import { participantColumns } from './participant-columns.ts';

/** Lists the participants by name unless sorted. */
export const listOfficeParticipants = endpoint({
  method: 'GET',
  path: '/api/back-office/participants',
  who: 'participants.read',
  summary: 'Lists participants.',
  request: z.object({ ...paging, ...participantFilters, sort: sortBy(participantColumns) }),
  answer: searchedList(officeParticipantRow),
  errors: [],
});
