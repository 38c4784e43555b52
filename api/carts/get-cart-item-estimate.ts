import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { estimate, estimateErrors } from './estimate-shapes.ts';
import { estimateRequest } from './item-payloads.ts';

/** Returns the same estimate by GET: ids of dates and of option prices written with commas (R3). */
export const getCartItemEstimate = endpoint({
  method: 'GET',
  path: '/api/carts/items/estimate',
  who: 'customer',
  summary: 'Estimates the price of a registration.',
  request: z.object({
    ...estimateRequest,
    availability_dates: z.array(id).max(400).default([]),
    options: z.array(id).max(100).default([]),
  }),
  answer: estimate,
  errors: [...estimateErrors],
});
