import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resourceBlockFields } from './shapes.ts';

/**
 * Blocks resources: nobody is offered that time any more, on the site or at the desk. Refuses RESOURCE_BLOCK_BOOKED, with how many times (`booked`), where
 * something is booked or lies in a cart then, unless it is said `despite_bookings`: what is booked stays booked, and what lies in a cart can no longer be bought.
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
