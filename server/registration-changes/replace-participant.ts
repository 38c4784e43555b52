import { replaceParticipant as endpoint } from '@ribambelle/api/registration-changes/replace-participant.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { textReader } from '../texts/bilingual.ts';
import { prepareReplacement } from './prepare-replacement.ts';
import { findParticipantName } from './registration-change-store.ts';
import { refuseUnlike, writeChange } from './write-change.ts';

/**
 * Gives the place of a registration to another participant of its family, with the locks of a
 * purchase.
 */
export const replaceParticipant = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const { tell } = request;
  const { permissions } = collaborator;
  const prepared = await prepareReplacement(db, {
    organiser,
    permissions,
    language,
    choice: request,
    locked: true,
    now,
  });
  await refuseUnlike(context, { prepared, seen: request });
  const { credit_amount, registration_change_id } = await writeChange(context, {
    prepared,
    kind: 'REPLACEMENT',
    waiver: request.waiver,
  });
  emit('registration.participant.replaced', { registration_change_id, tell });
  const { held, was, becomes } = prepared;
  const nameOf = (id: number) => findParticipantName(db, id);
  const before = await nameOf(was.participant_id);
  const after = await nameOf(becomes.participant_id);
  const { total_amount } = becomes;
  await logAct(context, {
    act: 'registrations.replace',
    noun: 'registrations',
    record: held,
    summary: `${after} · ${textReader(context)(was.title)}`,
    before: { participant: before, total_amount: was.total_amount },
    after: { participant: after, total_amount, tell },
  });
  return seesFields(permissions, 'MONEY')
    ? { message: null, total_amount, credit_amount }
    : { message: null, total_amount: null, credit_amount: null };
});
