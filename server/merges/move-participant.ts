import { moveParticipant as endpoint } from '@ribambelle/api/merges/move-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { Refusal, refuse } from '../refusal.ts';
import { giveToFamily } from './participant-move-store.ts';
import { prepareParticipantMove } from './prepare-participant-move.ts';

/**
 * Moves a participant to another family: orders, and the money owed and paid for them, stay with
 * the family that ordered.
 */
export const moveParticipant = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { participant: cuid, customer, participant_version, seen } = request;
    const input = { organiser_id, participant: cuid, customer, locked: true, now };
    const preparation = await prepareParticipantMove(db, input);
    const { participant, from, to } = preparation;
    await requireVersion(db, { organiser_id, record: participant, read: participant_version });
    if (preparation.objection !== null) refuse(preparation.objection);
    if (preparation.seen !== seen)
      throw new Refusal('CHANGED_MEANWHILE', { details: { version: participant.version } });
    const move = { participant_id: participant.id, from: from.id, customer_id: to.id };
    await giveToFamily(db, { organiser_id, ...move, moved_by: collaborator.id, now });
    const audit = {
      action: 'participants.move' as const,
      summary: fullname(participant),
      changes: changesBetween({ family: fullname(from) }, { family: fullname(to) }),
    };
    const log = { organiser, collaborator, now, ...audit };
    await recordAudit(db, {
      ...log,
      entity: 'participants',
      entity_cuid: participant.cuid,
      record: participant,
    });
    // both families read it in their own logs
    for (const { cuid: family } of [from, to])
      await recordAudit(db, { ...log, entity: 'customers', entity_cuid: family });
    return { message: null };
  },
);
