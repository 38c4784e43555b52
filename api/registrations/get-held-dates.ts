import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';
import { heldHours } from './get-held-hours.ts';

/**
 * Returns the dates of these availabilities on which the caller’s participants have a registration
 * that is not cancelled; their other registrations and bookings at the hours of those dates (the
 * next two hundred of each, made by any of their families); and the memberships that count for them
 * now: sold, or in the cart and beginning at once. An unknown availability has no dates; a
 * membership of the whole family has no participant.
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
