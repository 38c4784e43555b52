import { z } from 'zod';
import { estimate, estimateErrors } from '../carts/estimate-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { staffChoice } from './staff-shapes.ts';

/** The price of a registration by staff, before it is made. */
export const estimateStaffRegistration = endpoint({
  method: 'GET',
  path: '/api/back-office/offers/{availability}/estimate',
  who: 'registrations.create',
  summary: 'Estimates the price of a registration by staff.',
  request: z.object({
    availability: staffChoice.availability,
    quantity: staffChoice.quantity,
    date_ids: staffChoice.date_ids,
    price_ids: z.array(id).max(100).default([]),
  }),
  answer: estimate,
  errors: [...estimateErrors],
});
