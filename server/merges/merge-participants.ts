import { mergeParticipants as endpoint } from '@ribambelle/api/merges/merge-participants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { takeAnswers } from './answer-store.ts';
import {
  fillBirthdate,
  removeMergedParticipant,
  renameParticipant,
} from './participant-merge-store.ts';
import { prepareParticipantMerge } from './prepare-participant-merge.ts';
import { PARTICIPANT_REFERENCES } from './references.ts';
import { moveReferences } from './references-store.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { joinHouseholdsOfParticipants } from './household-merge-store.ts';

/**
 * Makes one participant of two of one family, or of families that share the kept one, with all of
 * their rows locked.
 */
export const mergeParticipants = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const of = { participant: request.participant, other: request.other };
  const preparation = await prepareParticipantMerge(db, { ...of, locked: true, now });
  await refuseUnseen(db, { prepared: preparation, request });
  const { kept, other, birthdate_taken } = preparation;
  const pair = { kept: kept.id, other: other.id };
  await moveReferences(db, { ...pair, references: PARTICIPANT_REFERENCES });
  await joinHouseholdsOfParticipants(db, { ...pair, now });
  await renameParticipant(db, pair);
  const field_ids = preparation.answers.taken.map(({ field_id }) => field_id);
  await takeAnswers(db, { ...pair, owner: 'participant_id', field_ids });
  if (birthdate_taken !== null)
    await fillBirthdate(db, { kept: kept.id, birthdate: birthdate_taken, now });
  const removal = { cuid: other.cuid, merged_by: collaborator.id, now };
  await removeMergedParticipant(db, { ...pair, ...removal });
  await logAct(context, {
    act: 'participants.merge',
    noun: 'participants',
    record: kept,
    summary: fullname(kept),
    before: { merged: null, birthdate: kept.birthdate },
    after: { merged: fullname(other), birthdate: kept.birthdate ?? birthdate_taken },
  });
  return { message: null };
});
