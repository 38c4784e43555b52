import { updateOfficeParticipant as endpoint } from '@ribambelle/api/participants/update-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { lockOfficeParticipant } from './office-participant-views.ts';
import { storeParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/** Changes a participant's names, birthdate and answers. */
export const updateOfficeParticipant = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const { participant, version, custom_data: entries = null, ...requested } = request;
  const row = orRefuse(await lockOfficeParticipant(db, participant), 'PARTICIPANT_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const before = { firstname: row.firstname, lastname: row.lastname, birthdate: row.birthdate };
  const { birthdate: typedBirthdate, ...names } = requested;
  const values = withChanges(before, {
    ...names,
    ...(typedBirthdate === undefined
      ? {}
      : { birthdate: readBirthdate(typedBirthdate, { organiser, now, field: 'birthdate' }) }),
  });
  await storeParticipant(db, { id: row.id, ...values, now });
  const answers = await changeAnswers(db, {
    organiser,
    language,
    owner: { participant_id: row.id },
    entries,
  });
  await logAct(context, {
    act: 'participants.update',
    noun: 'participants',
    record: row,
    summary: fullname(values),
    before: { ...before, custom_data: [] },
    after: { ...values, custom_data: [...answers] },
  });
  return { message: null };
});
