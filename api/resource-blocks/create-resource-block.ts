import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resourceBlockFields } from './shapes.ts';

/**
 * Blocks resources: their time is no longer offered, on the site or at the desk. Refuses
 * RESOURCE_BLOCK_BOOKED, with the number of times concerned (`booked`), where something is booked
 * or in a cart then, except with `despite_bookings`: bookings stay, and items in carts can no
 * longer be bought.
 */
export const createResourceBlock = endpoint({
  method: 'POST',
  path: '/api/back-office/resource-blocks',
  who: 'resources.update',
  summary: 'Blocks resources for some days or hours.',
  request: z.object({ ...resourceBlockFields, despite_bookings: z.boolean().default(false) }),
  answer: z.object({ cuid }),
  errors: [
    'RESOURCE_NOT_FOUND',
    'RESOURCE_BLOCK_BOOKED',
    'RESOURCE_BLOCK_TOO_LONG',
    'RESOURCE_BLOCK_WITHOUT_DAYS',
    'BOOKING_DAYS_REVERSED',
    'BOOKING_HOURS_REVERSED',
  ],
});
