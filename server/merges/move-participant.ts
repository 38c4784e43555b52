import { moveParticipant as endpoint } from '@ribambelle/api/merges/move-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { Refusal, refuse } from '../refusal.ts';
import { giveToFamily } from './participant-move-store.ts';
import { prepareParticipantMove } from './prepare-participant-move.ts';

/**
 * Moves a participant to another family: orders, and the money owed and paid for them, stay with
 * the family that ordered.
 */
export const moveParticipant = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { participant_version, seen, ...which } = request;
  const input = { ...which, locked: true, now };
  const preparation = await prepareParticipantMove(db, input);
  const { participant, from, to } = preparation;
  await requireVersion(db, { record: participant, read: participant_version });
  if (preparation.objection !== null) refuse(preparation.objection);
  if (preparation.seen !== seen)
    throw new Refusal('CHANGED_MEANWHILE', { details: { version: participant.version } });
  const move = { participant_id: participant.id, from: from.id, customer_id: to.id };
  await giveToFamily(db, { ...move, moved_by: collaborator.id, now });
  const log = {
    act: 'participants.move' as const,
    summary: fullname(participant),
    before: { family: fullname(from) },
    after: { family: fullname(to) },
  };
  await logAct(context, { ...log, noun: 'participants', record: participant });
  // both families read it in their own logs
  for (const { cuid } of [from, to]) await logAct(context, { ...log, noun: 'customers', cuid });
  return { message: null };
});
