import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';
import { heldHours } from './get-held-hours.ts';

/**
 * On which dates of these availabilities the caller’s participants have a registration that is not cancelled, what else they are registered or booked for
 * at the hours of their dates (the next two hundred of each, whichever of their families did so), and which memberships count for them now: sold, or
 * in the cart and beginning at once. What is unknown has none; a membership of the family has no participant.
 */
export const getHeldDates = endpoint({
  method: 'GET',
  path: '/api/registrations/dates',
  who: 'customer',
  summary: 'Tells on which dates the customer’s participants are registered already.',
  request: z.object({ availabilities: z.array(cuid).min(1).max(50) }),
  answer: z.object({
    data: z.array(z.object({ participant_id: id, date_id: id })),
    elsewhere: z.array(heldHours),
    memberships: z.array(z.object({ membership_id: id, participant_id: id.nullable() })),
  }),
  errors: [],
});
