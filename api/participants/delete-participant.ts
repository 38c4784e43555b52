import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, oneLine } from '../general/shapes.ts';

/**
 * Removes a participant from the account (1 §7). Refuses while they have something ahead;
 * `confirmation`, when sent, must be the first name (1 §5).
 */
export const deleteParticipant = endpoint({
  method: 'DELETE',
  path: '/api/participants',
  who: 'customer',
  summary: 'Deletes one of the signed-in customer’s participants.',
  request: z.object({
    participant_id: id,
    confirmation: oneLine(400).nullable().default(null),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['PARTICIPANT_NOT_FOUND', 'PARTICIPANT_HAS_REGISTRATIONS', 'CONFIRMATION_MISMATCH'],
  by_staff: true,
});
