import { getRegistrationChoices as endpoint } from '@ribambelle/api/registration-changes/get-registration-choices.ts';
import { formAnswer } from '@ribambelle/domain/activities/answers.ts';
import { decidePart, pricesDates } from '@ribambelle/domain/pricing/partial-registration.ts';
import { isMember } from '@ribambelle/domain/memberships/members.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import {
  areOptionsLocked,
  canAddDate,
  changeRefusal,
} from '@ribambelle/domain/registrations/change.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findHeld } from './held-registration-facts.ts';
import { readChoices } from './read-choices.ts';

/**
 * Answers the possible changes of one of the caller's registrations, and its present choices (3
 * §4).
 */
export const getRegistrationChoices = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const row = await findHeld(db, { customer_id: customer.id, cuid: request.cuid, now });
    const held = orRefuse(row, 'REGISTRATION_NOT_FOUND');
    const { form, dates } = await readChoices(db, {
      organiser,
      language,
      held,
      locked: false,
      now,
    });
    const { id, cuid, closed, end_at, date_ids, off_date_ids } = held;
    const is_member = isMember(held.participant_id, held);
    const registration = { ...held, availability: { closed, end_at, dates } };
    const fieldError = changeRefusal(registration, now);
    if (fieldError !== null) refuse(fieldError);
    return {
      registration_id: id,
      cuid,
      participant_id: held.participant_id,
      ...form,
      options_locked: areOptionsLocked(registration, now),
      dates_priced: pricesDates(held),
      dates_together: !decidePart({ partial: true }, { ...held, is_member }).ok,
      dates: dates.map(({ id: date_id, start_at, end_at: ends, status, places_left, ...date }) => {
        const isChosen = date_ids.includes(date_id);
        const has_places = places_left === null || places_left >= held.quantity;
        return {
          id: date_id,
          start_at,
          end_at: ends,
          status,
          places_left,
          chosen: isChosen,
          takes_place: !off_date_ids.includes(date_id),
          locked: !isAfter(start_at, now),
          selectable:
            isAfter(start_at, now) &&
            !off_date_ids.includes(date_id) &&
            (isChosen ||
              (has_places &&
                status !== 'OVERLAP' &&
                canAddDate(
                  {
                    ...date,
                    id: date_id,
                    start_at,
                    status,
                  },
                  {
                    closed,
                    now,
                  },
                ))),
        };
      }),
      chosen_options: held.options.map(({ price_id, content }) => ({
        price_id,
        content,
      })),
      given_answers: held.questions.flatMap(({ question_id, content }) => {
        const question = form.questions.find((one) => one.id === question_id);
        return question === undefined
          ? []
          : [
              {
                question_id,
                content: formAnswer(question, content),
              },
            ];
      }),
    };
  },
);
