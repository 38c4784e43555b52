import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { staffOfferDetail } from './staff-shapes.ts';

/**
 * Returns one availability that staff can register for, with its dates, options and questions.
 * Refuses AVAILABILITY_NOT_FOUND.
 */
export const getStaffOffer = endpoint({
  method: 'GET',
  path: '/api/back-office/offers/{availability}',
  who: 'registrations.create',
  summary: 'Shows what is asked when somebody is registered.',
  request: z.object({ availability: cuid }),
  answer: staffOfferDetail,
  errors: ['AVAILABILITY_NOT_FOUND'],
});
