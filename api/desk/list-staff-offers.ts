import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { staffOffer } from './staff-shapes.ts';

/**
 * Lists the availabilities that have not ended and that staff can register for, by start; full ones
 * too.
 */
export const listStaffOffers = endpoint({
  method: 'GET',
  path: '/api/back-office/offers',
  who: 'registrations.create',
  summary: 'Lists what somebody can be registered for.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(staffOffer),
  errors: [],
});
