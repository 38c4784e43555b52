import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../general/shapes.ts';

/** Where a participant is at some time, and what it is called. */
export const heldHours = z.object({
  participant_id: id,
  title: z.string(),
  start_at: instant,
  end_at: instant,
});

/**
 * What the caller’s participants have between two moments: what they are registered and booked for, whichever of their families did so, the first two
 * hundred of each; what is over or cancelled is not among it. Nothing where the second moment is not after the first.
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
