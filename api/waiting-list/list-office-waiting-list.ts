import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { officeWaitingListEntry } from './shapes.ts';

/**
 * Lists the entries that wait for an availability, in the order of joining. Refuses
 * AVAILABILITY_NOT_FOUND.
 */
export const listOfficeWaitingList = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}/waiting-list',
  who: 'waiting-list-registrations.read',
  summary: 'Lists who waits for a place.',
  request: z.object({ ...paging, availability: cuid }),
  answer: list(officeWaitingListEntry),
  errors: ['AVAILABILITY_NOT_FOUND'],
});
