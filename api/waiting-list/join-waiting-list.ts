import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { waitingListEntry } from './shapes.ts';

/**
 * Puts one of the customer's participants on the waiting list of an availability that is closed or
 * full (2 §4, §5, §7).
 */
export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/api/registrations/waiting-list',
  who: 'customer',
  summary: 'Joins the waiting list of an availability.',
  request: z.object({ availability_id: id, participant_id: id }),
  answer: z.object({ entry: waitingListEntry, message: z.string() }),
  errors: [
    ...([
      'AVAILABILITY_NOT_FOUND',
      'PARTICIPANT_NOT_FOUND',
      'AVAILABILITY_ENDED',
      'WAITING_LIST_NOT_OFFERED',
    ] as const),
    ...([
      'ALREADY_REGISTERED',
      'ALREADY_WAITING',
      'AGE_NOT_ALLOWED',
      'BIRTHDATE_NEEDED',
      'EMAIL_NOT_CONFIRMED',
    ] as const),
  ],
  by_staff: true,
});
