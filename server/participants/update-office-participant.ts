import { updateOfficeParticipant as endpoint } from '@ribambelle/api/participants/update-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { findOfficeParticipant } from './office-participant-views.ts';
import { storeParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/** Changes a participant's names, birthdate and answers. */
export const updateOfficeParticipant = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { firstname, lastname, custom_data: entries } = request;
    const before = orRefuse(
      await findOfficeParticipant(db, { organiser_id, participant: request.participant }),
      'PARTICIPANT_NOT_FOUND',
    );
    const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
    await storeParticipant(db, {
      organiser_id,
      id: before.id,
      firstname,
      lastname,
      birthdate,
      now,
    });
    const answered = await changeAnswers(db, {
      organiser,
      language,
      owner: { participant_id: before.id },
      entries,
    });
    const changes = changesBetween(
      { ...before, custom_data: [] },
      { firstname, lastname, birthdate, custom_data: [...answered] },
    );
    const did = {
      action: 'participants.update' as const,
      entity: 'participants',
      entity_cuid: before.cuid,
      summary: fullname(request),
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
