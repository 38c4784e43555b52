import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, instant, list, paging } from '../general/shapes.ts';

/**
 * Lists the registrations to come that other families made for children shared with the customer,
 * the next first (decision 147): activity, time and place, without money, forms or the other
 * family.
 */
export const listHouseholdRegistrations = endpoint({
  method: 'GET',
  path: '/api/account/household-registrations',
  who: 'customer',
  summary: 'Lists for what the signed-in customer’s children are registered by other families.',
  request: z.object(paging),
  answer: list(
    z.object({
      cuid,
      participant: z.object({ id, cuid, fullname: z.string() }),
      activity_title: z.string(),
      /** The name of the place; null for none. */
      location: z.string().nullable(),
      start_at: instant,
      end_at: instant,
      /** The chosen dates that take place, by start. */
      dates: z.array(z.object({ start_at: instant, end_at: instant })),
    }),
  ),
  errors: [],
});
