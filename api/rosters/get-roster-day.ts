import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rosterDayFilters, rosterGroup, rosterMoreColumn } from './shapes.ts';

/**
 * What a day is made of: its groups by hour with who leads them, at most 300, and the columns that its list can have beside its own: custom fields, and the questions
 * and options of the activities of the day, those called the same once; of what the collaborator may see. Who sees own groups alone gets those.
 */
export const getRosterDay = endpoint({
  method: 'GET',
  path: '/api/back-office/roster/day',
  who: 'registrations.read',
  summary: 'The groups of a day, and the columns that its list can have.',
  request: z.object(rosterDayFilters),
  answer: z.object({ groups: z.array(rosterGroup), columns: z.array(rosterMoreColumn) }),
  errors: [],
});
