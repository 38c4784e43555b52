import { cuid } from '../general/shapes.ts';

/** The participant kept, and the one merged into it. */
export const participantsToMerge = { participant: cuid, other: cuid };

/** The refusals of both preview and act. */
export const PARTICIPANT_MERGE_ERRORS = [
  'PARTICIPANT_NOT_FOUND',
  'MERGE_WITH_ITSELF',
  'PARTICIPANTS_OF_TWO_FAMILIES',
] as const;
