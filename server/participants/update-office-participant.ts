import { updateOfficeParticipant as endpoint } from '@ribambelle/api/participants/update-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { lockOfficeParticipant } from './office-participant-views.ts';
import { storeParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/** Changes a participant's names, birthdate and answers. */
export const updateOfficeParticipant = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { participant, version, custom_data: entries = null, ...requested } = request;
    const row = orRefuse(
      await lockOfficeParticipant(db, { organiser_id, participant }),
      'PARTICIPANT_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const before = { firstname: row.firstname, lastname: row.lastname, birthdate: row.birthdate };
    const { birthdate: typedBirthdate, ...names } = requested;
    const values = withChanges(before, {
      ...names,
      ...(typedBirthdate === undefined
        ? {}
        : { birthdate: readBirthdate(typedBirthdate, { organiser, now, field: 'birthdate' }) }),
    });
    await storeParticipant(db, {
      organiser_id,
      id: row.id,
      ...values,
      now,
    });
    const answers = await changeAnswers(db, {
      organiser,
      language,
      owner: { participant_id: row.id },
      entries,
    });
    const changes = changesBetween(
      { ...before, custom_data: [] },
      { ...values, custom_data: [...answers] },
    );
    const audit = {
      action: 'participants.update' as const,
      entity: 'participants',
      entity_cuid: row.cuid,
      summary: fullname(values),
      changes,
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
