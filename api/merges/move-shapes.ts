import { cuid } from '../general/shapes.ts';

/** The participant to move, and the new family. */
export const participantToMove = { participant: cuid, customer: cuid };

/** The objections to a move in a preview. */
export const MOVE_OBJECTIONS = ['PARTICIPANT_IN_CART', 'TOO_MANY_PARTICIPANTS'] as const;

/** The refusals of both preview and act. */
export const MOVE_ERRORS = [
  'PARTICIPANT_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'PARTICIPANT_ALREADY_THERE',
] as const;
