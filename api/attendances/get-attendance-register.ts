import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, id } from '../general/shapes.ts';
import { registerGroup, registerRow } from './shapes.ts';

/**
 * Returns the attendance register of a day (1 §6): its groups by hour, and the participants
 * registered in them with all their marks, by group and name, at most 500; `count` is the number of
 * all. Filtered by a place or to one date; the groups are then those of the place. Staff limited to
 * their own groups get only those.
 */
export const getAttendanceRegister = endpoint({
  method: 'GET',
  path: '/api/back-office/attendance-register',
  who: 'registration-attendances.read',
  summary: 'The attendance register of a day.',
  request: z.object({ day, location: cuid.optional(), date_id: id.optional() }),
  answer: z.object({
    groups: z.array(registerGroup),
    participants: z.array(registerRow),
    count: z.int(),
  }),
  errors: [],
});
