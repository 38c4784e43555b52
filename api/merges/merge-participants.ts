import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { MERGE_OBJECTIONS, mergeAsSeen } from './merge-shapes.ts';
import { PARTICIPANT_MERGE_ERRORS, participantsToMerge } from './participant-merge-shapes.ts';

/**
 * Merges two participants of one family into one (decision 161): all records of the other go to the
 * kept one, whose empty fields are filled in, and the other is deleted. Refuses CHANGED_MEANWHILE
 * when either has changed since the preview, and records that one participant can have only once.
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
