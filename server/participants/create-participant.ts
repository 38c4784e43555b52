import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { createParticipant as endpoint } from '@ribambelle/api/participants/create-participant.ts';
import { MOST_PARTICIPANTS } from '@ribambelle/domain/participants/most-participants.ts';
import { action } from '../action.ts';
import {
  loadCustomFields,
  presentAnswers,
  readAnswers,
  storeAnswers,
} from '../custom-fields/index.ts';
import { refuse } from '../refusal.ts';
import { countParticipants, insertParticipant } from './participant-store.ts';
import { presentParticipant } from './present-participant.ts';
import { readBirthdate } from './read-birthdate.ts';

/** Adds a participant with answers (1 §7). */
export const createParticipant = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { firstname, lastname, custom_data } = request;
    const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
    const fields = await loadCustomFields(db, { organiser, language });
    const answers = readAnswers({
      fields,
      entity: 'PARTICIPANTS',
      entries: custom_data,
      making: true,
      timezone: organiser.timezone,
    });
    if ((await countParticipants(db, customer.id)) >= MOST_PARTICIPANTS)
      refuse('TOO_MANY_PARTICIPANTS');
    const row = await insertParticipant(db, {
      customer_id: customer.id,
      firstname,
      lastname,
      birthdate,
      now,
    });
    await storeAnswers(db, {
      owner: { participant_id: row.id },
      answers,
    });
    return {
      participant: presentParticipant({ ...row, shared: false }, presentAnswers(answers)),
      message: textsFor(language).participants.created,
    };
  },
);
