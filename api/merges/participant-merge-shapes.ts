import { cuid } from '../general/shapes.ts';

/** Who is kept, and who goes into them. */
export const participantsToMerge = { participant: cuid, other: cuid };

/** What cannot be at all, in a preview as in the act. */
export const PARTICIPANT_MERGE_ERRORS = [
  'PARTICIPANT_NOT_FOUND',
  'MERGE_WITH_ITSELF',
  'PARTICIPANTS_OF_TWO_FAMILIES',
] as const;
