import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { MOVED } from './merge-shapes.ts';
import { MOVE_ERRORS, MOVE_OBJECTIONS, participantToMove } from './move-shapes.ts';

const counts = z.array(z.object({ what: z.enum(MOVED), count: z.int() }));
const family = z.object({ cuid, name: z.string() });

/**
 * Previews the move of a child to another family (decision 162): the records that go with it, and
 * those that stay with the family that ordered. Writes nothing; refuses as the move does.
 */
export const previewParticipantMove = endpoint({
  method: 'POST',
  path: '/api/back-office/participants/{participant}/move/preview',
  reads_only: true,
  who: 'participants.delete',
  summary: 'Previews moving a participant to another family.',
  request: z.object(participantToMove),
  answer: z.object({
    participant: z.object({ cuid, version, name: z.string() }),
    from: family,
    to: family,
    /** A mark of the state seen, to be sent back: a move of any other state is refused. */
    seen: z.string(),
    goes: counts,
    stays: counts,
    objection: z.enum(MOVE_OBJECTIONS).nullable(),
  }),
  errors: [...MOVE_ERRORS],
});
