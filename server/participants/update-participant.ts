import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { updateParticipant as endpoint } from '@ribambelle/api/participants/update-participant.ts';
import { action } from '../action.ts';
import {
  loadCustomFields,
  presentAnswers,
  readAnswers,
  storeAnswers,
} from '../custom-fields/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockParticipant, storeParticipant } from './participant-store.ts';
import { presentParticipant } from './present-participant.ts';
import { readBirthdate } from './read-birthdate.ts';

/**
 * Changes one of the caller's participants and their answers (1 §7), unless another family that
 * shares it did so meanwhile.
 */
export const updateParticipant = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { participant_id, firstname, lastname, custom_data } = request;
    const locked = await lockParticipant(db, { customer_id: customer.id, id: participant_id });
    const { id, shared, version } = orRefuse(locked, 'PARTICIPANT_NOT_FOUND');
    const { participant_version: readVersion = version } = request;
    if (readVersion !== version) refuse('PARTICIPANT_CHANGED');
    const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
    const fields = await loadCustomFields(db, { organiser, language });
    const answers = readAnswers({
      fields,
      entity: 'PARTICIPANTS',
      entries: custom_data,
      making: false,
      timezone: organiser.timezone,
    });
    // answers raise the version, too: the answered version is the one after them
    await storeAnswers(db, { owner: { participant_id: id }, answers });
    const row = await storeParticipant(db, { id, firstname, lastname, birthdate, now });
    return {
      participant: presentParticipant({ ...row, shared }, presentAnswers(answers)),
      message: textsFor(language).participants.updated,
    };
  },
);
