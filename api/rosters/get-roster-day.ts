import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rosterDayFilters, rosterGroup, rosterMoreColumn } from './shapes.ts';

/**
 * Returns the structure of a day: its groups by hour with their leaders, at most 300, and the extra
 * columns that its list can have: custom fields, and the questions and options of the day's
 * activities, those of the same name once; as far as the collaborator may see them. Staff limited
 * to their own groups get only those.
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
