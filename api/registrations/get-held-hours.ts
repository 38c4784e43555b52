import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../general/shapes.ts';

/** A time at which a participant is taken, with its title. */
export const heldHours = z.object({
  participant_id: id,
  title: z.string(),
  start_at: instant,
  end_at: instant,
});

/**
 * Returns the registrations and bookings of the caller’s participants between two moments, made by
 * any of their families, the first two hundred of each; without those over or cancelled. Empty when
 * the second moment is not after the first.
 */
export const getHeldHours = endpoint({
  method: 'GET',
  path: '/api/registrations/hours',
  who: 'customer',
  summary: 'Tells what the customer’s participants have already between two moments.',
  request: z.object({ start_at: instant, end_at: instant }),
  answer: z.object({ data: z.array(heldHours) }),
  errors: [],
});
