import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { staffOffer } from './staff-shapes.ts';

/** What has not ended and staff can register for, by when it begins; full ones too. */
export const listStaffOffers = endpoint({
  method: 'GET',
  path: '/api/back-office/offers',
  who: 'registrations.create',
  summary: 'Lists what somebody can be registered for.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(staffOffer),
  errors: [],
});
