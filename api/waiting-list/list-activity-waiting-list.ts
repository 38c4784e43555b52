import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { activityWaitingListEntry } from './shapes.ts';

/**
 * Lists the entries that wait for any availability of an activity that is not over, by start and
 * then in the order of joining. Refuses ACTIVITY_NOT_FOUND.
 */
export const listActivityWaitingList = endpoint({
  method: 'GET',
  path: '/api/back-office/activities/{activity}/waiting-list',
  who: 'waiting-list-registrations.read',
  summary: 'Lists who waits for a place in an activity.',
  request: z.object({ ...paging, activity: cuid }),
  answer: list(activityWaitingListEntry),
  errors: ['ACTIVITY_NOT_FOUND'],
});
