import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, oneLine } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { MOVE_ERRORS, MOVE_OBJECTIONS, participantToMove } from './move-shapes.ts';

/**
 * Moves a child to another family (decision 162): its record, the answers about it and its entries
 * on waiting lists move, orders stay with the family that ordered, and no money moves. Refuses
 * CHANGED_MEANWHILE when it has changed since the preview, and while something for it is in a cart.
 */
export const moveParticipant = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/move',
  who: 'participants.delete',
  summary: 'Moves a participant to another family.',
  request: z.object({
    ...participantToMove,
    participant_version: version,
    seen: oneLine(64),
  }),
  answer: done,
  errors: [...MOVE_ERRORS, ...MOVE_OBJECTIONS, 'CHANGED_MEANWHILE'],
  recent_password: 'always',
});
