import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { updateRegistration as endpoint } from '@ribambelle/api/registrations/update-registration.ts';
import { storedAnswer } from '@ribambelle/domain/activities/answers.ts';
import { withDaysMeant } from '@ribambelle/domain/activities/days-meant.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import {
  decideTogether,
  type LockedPlaces,
  releasePlaces,
  withoutRegistration,
} from '../availabilities/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { creditOverpaid } from '../wallet/index.ts';
import { type HeldRegistration, lockHeld } from './change-facts.ts';
import { storeChange } from './change-store.ts';
import { refuseHeldTwice } from './refuse-held-twice.ts';
import { readChoices } from './read-choices.ts';
import { type WeighedChange, weighChange } from './weigh-change.ts';

/** Changes dates, options and answers of one of the caller's own registrations, all or nothing; what is paid too much goes to the wallet (3 §5). */
export const updateRegistration = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, emit }) => {
    const organiser_id = organiser.id;
    const held = orRefuse(
      await lockHeld(db, { organiser_id, customer_id: customer.id, id: request.registration_id }),
      'REGISTRATION_NOT_FOUND',
    );
    const { asked, dates, places } = await readChoices(db, {
      organiser,
      language,
      held,
      locked: true,
      now,
    });
    const { availability_dates, options, automatic_price } = request;
    const questions = withDaysMeant(request.questions, {
      asked: asked.questions,
      zone: organiser.timezone,
    });
    const date_ids = availability_dates.map((date) =>
      typeof date === 'number' ? date : date.date_id,
    );
    const weighed = weighChange(held, {
      asked,
      dates,
      wish: { date_ids, options, questions, automatic_price },
      now,
    });
    if (!weighed.ok) refuse(weighed.refused, weighed.fields);
    const change = weighed.value;
    refuseTaken(places, { held, change, now });
    const { added_date_ids } = change;
    await refuseHeldTwice(db, { organiser_id, held, added_date_ids, now });
    const { id, availability_id, quantity } = held;
    await storeChange(db, {
      ...change,
      ...rowsOf(change),
      organiser_id,
      id,
      price_lines: change.price,
      now,
    });
    const changed_dates = change.added_date_ids.length + change.freed_date_ids.length > 0;
    if (changed_dates)
      await releasePlaces(db, { organiser_id, now, availability_ids: [availability_id] });
    const credited = {
      organiser_id,
      customer_id: held.customer_id,
      registration_id: id,
      amount: change.credit_amount,
      now,
    };
    const credit_amount = await creditOverpaid(db, credited);
    emit('registration.changed', { registration_id: id });
    if (change.freed_date_ids.length > 0)
      emit('availability.places.freed', {
        availability_id,
        places: quantity,
        vacancy: randomUUID(),
      });
    const paid_amount = held.paid_amount - credit_amount;
    const { total_amount } = change;
    const texts = textsFor(language).registrations;
    return {
      total_amount,
      paid_amount,
      credit_amount,
      outstanding_amount: Math.max(0, total_amount - paid_amount),
      message: credit_amount > 0 ? texts.changed_credit : texts.changed,
    };
  },
);

/** Dates that are added need their places, which others may have taken since they were shown. */
function refuseTaken(
  places: LockedPlaces,
  input: { held: HeldRegistration; change: WeighedChange; now: string },
): void {
  const { held, change, now } = input;
  if (change.added_date_ids.length === 0) return;
  const { availability_id, quantity } = held;
  const wish = { availability_id, quantity, date_ids: change.added_date_ids };
  const decided = decideTogether(withoutRegistration(places, held), [wish], {
    now,
    ignore_window: true,
  });
  if (decided.ok) return;
  refuse(
    decided.refused,
    Object.fromEntries(
      Object.entries(decided.fields).map(([field, code]) => [field.replace(/^0\./, ''), code]),
    ),
  );
}

/** Options and answers as their tables keep them. */
function rowsOf({ answers, price }: WeighedChange) {
  const charged = new Map(price.options.map((line) => [line.price_id, line.amount]));
  return {
    options: answers.options.map(({ price_id, content }) => ({
      price_id,
      content,
      amount: charged.get(price_id) ?? 0,
    })),
    questions: answers.questions.map(({ question_id, content }) => ({
      question_id,
      content: storedAnswer(content),
    })),
  };
}
