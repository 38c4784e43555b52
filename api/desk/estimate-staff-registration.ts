import { z } from 'zod';
import { estimate, estimateErrors } from '../carts/estimate-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';
import { staffChoice } from './staff-shapes.ts';

/**
 * Returns the price of a registration by staff, before it is made. With a customer and a
 * participant, the part paid by their packs is taken off, and the participant's other registrations
 * at the hours of the chosen dates are named, each title once.
 */
export const estimateStaffRegistration = endpoint({
  method: 'GET',
  path: '/api/back-office/offers/{availability}/estimate',
  who: 'registrations.create',
  summary: 'Estimates the price of a registration by staff.',
  request: z.object({
    customer: cuid.optional(),
    participant: cuid.optional(),
    availability: staffChoice.availability,
    quantity: staffChoice.quantity,
    date_ids: staffChoice.date_ids,
    price_ids: z.array(id).max(100).default([]),
    use_bundle: z.boolean().default(true),
  }),
  answer: estimate.extend({ elsewhere: z.array(z.string()) }),
  errors: [...estimateErrors, 'CUSTOMER_NOT_FOUND'],
});
