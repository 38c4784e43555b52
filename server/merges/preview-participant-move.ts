import { previewParticipantMove as endpoint } from '@ribambelle/api/merges/preview-participant-move.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { prepareParticipantMove } from './prepare-participant-move.ts';

/** Answers the result that moving a participant to another family would have. */
export const previewParticipantMove = action(endpoint, async ({ db, request, now }) => {
  const of = { ...request, locked: false, now };
  const preparation = await prepareParticipantMove(db, of);
  const { participant, from, to, goes, stays, ...rest } = preparation;
  const { cuid, version } = participant;
  return {
    ...rest,
    participant: { cuid, version, name: fullname(participant) },
    from: { cuid: from.cuid, name: fullname(from) },
    to: { cuid: to.cuid, name: fullname(to) },
    goes: [...goes],
    stays: [...stays],
  };
});
