import { updateOfficeParticipant as endpoint } from '@ribambelle/api/participants/update-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { findOfficeParticipant } from './office-participant-views.ts';
import { storeParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/** Changes a participant's names and birthdate. */
export const updateOfficeParticipant = action(endpoint, async ({ db, request, organiser, collaborator, now }) => {
  const organiser_id = organiser.id;
  const { firstname, lastname } = request;
  const before = orRefuse(await findOfficeParticipant(db, { organiser_id, participant: request.participant }), 'PARTICIPANT_NOT_FOUND');
  const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
  await storeParticipant(db, { organiser_id, id: before.id, firstname, lastname, birthdate, now });
  const { firstname: was_first, lastname: was_last, birthdate: was_born } = before;
  const changes = changesBetween({ firstname: was_first, lastname: was_last, birthdate: was_born }, { firstname, lastname, birthdate });
  const did = { action: 'participants.update', entity: 'participants', entity_cuid: before.cuid, summary: fullname(request), changes };
  await recordAudit(db, { organiser, collaborator, now, ...did });
  return { message: null };
});
