import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';
import { mergedRecord, previewedMerge } from './merge-shapes.ts';
import { PARTICIPANT_MERGE_ERRORS, participantsToMerge } from './participant-merge-shapes.ts';

const person = mergedRecord.extend({ birthdate: z.string().nullable() });

/**
 * Previews the merge of a participant who was entered twice (decision 161): the records that move,
 * the fields filled in, the objections. Writes nothing; refuses as the merge does.
 */
export const previewParticipantMerge = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/merge/preview',
  reads_only: true,
  who: 'participants.delete',
  summary: 'Previews making one participant of two.',
  request: z.object(participantsToMerge),
  answer: z.object({
    kept: person,
    other: person,
    ...previewedMerge,
    /** The birthdate that is taken over, when the kept one has none. */
    birthdate_taken: z.string().nullable(),
    /** The dates on which both have a place, so that the kept one has two: at most twenty. */
    twice: z.array(z.object({ title: z.string(), start_at: instant })),
  }),
  errors: [...PARTICIPANT_MERGE_ERRORS],
});
