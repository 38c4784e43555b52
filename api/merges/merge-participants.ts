import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { MERGE_OBJECTIONS, mergeAsSeen } from './merge-shapes.ts';
import { PARTICIPANT_MERGE_ERRORS, participantsToMerge } from './participant-merge-shapes.ts';

/**
 * Makes one participant of two of one family (decision 161): all that the other has goes to the one who is kept, who is filled in where nothing was said, and the other is gone.
 * Refuses CHANGED_MEANWHILE when either is no longer as the preview showed them, and what one participant can have only once.
 */
export const mergeParticipants = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/merge',
  who: 'participants.delete',
  summary: 'Makes one participant of two.',
  request: z.object({ ...participantsToMerge, ...mergeAsSeen }),
  answer: done,
  errors: [...PARTICIPANT_MERGE_ERRORS, ...MERGE_OBJECTIONS, 'CHANGED_MEANWHILE'],
  recent_password: 'always',
});
