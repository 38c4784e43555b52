import { listParticipants as endpoint } from '@ribambelle/api/participants/list-participants.ts';
import { action } from '../action.ts';
import { loadAnswers } from '../custom-fields/index.ts';
import { pageOf } from '../database/counted.ts';
import { asChoices } from '../texts/as-choices.ts';
import { findParticipants } from './participant-views.ts';
import { presentParticipant } from './present-participant.ts';

/** Answers the caller's own participants (3 §7). */
export const listParticipants = action(endpoint, async ({ db, request, customer }) => {
  const { rows, count } = await findParticipants(db, {
    customer_id: customer.id,
    filters: request,
    ...pageOf(request),
  });
  const answers = await loadAnswers(db, {
    customer_id: null,
    participant_ids: rows.map(({ id }) => id),
  });
  const { email } = customer;
  const data = rows.map((row) => ({
    ...presentParticipant(row, answers.of(row.id)),
    customer: { email },
  }));
  return { data: asChoices(data, { request, label: ({ fullname }) => fullname }), count };
});
