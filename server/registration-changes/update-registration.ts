import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { updateRegistration as endpoint } from '@ribambelle/api/registration-changes/update-registration.ts';
import { storedAnswer } from '@ribambelle/domain/activities/answers.ts';
import { withDaysMeant } from '@ribambelle/domain/activities/days-meant.ts';
import { owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { changesNothing } from '@ribambelle/domain/registrations/changes-nothing.ts';
import { dateIdOf } from '@ribambelle/api/registrations/answer-payloads.ts';
import { action, type ActionContext } from '../action.ts';
import { lockStock } from '../activities/index.ts';
import { releasePlaces, tellOfFreed } from '../availabilities/index.ts';
import { orRefuse, Refusal, refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { type HeldRegistration, lockHeld } from './held-registration-facts.ts';
import { storeChange } from './change-store.ts';
import { refuseHeldTwice } from './refuse-held-twice.ts';
import { refuseSoldOut, refuseTaken } from './refuse-taken.ts';
import { readChoices } from './read-choices.ts';
import { settleChange } from './settle-change.ts';
import { weighChange, type WeighedChange } from './weigh-change.ts';

type Update = ActionContext<typeof endpoint>;

/**
 * Changes dates, options and answers of one of the caller's registrations, all or nothing;
 * overpayments go to the wallet (3 §5).
 */
export const updateRegistration = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, now, emit } = context;
  const key = { customer_id: customer.id, id: request.registration_id, now };
  const current = orRefuse(await lockHeld(db, key), 'REGISTRATION_NOT_FOUND');
  const { participant_id } = request;
  if (participant_id !== null && participant_id !== current.participant_id)
    refuse('REGISTRATION_PARTICIPANT_CHANGED');
  const choices = await readChoices(db, { organiser, language, held: current, locked: true, now });
  const price_ids = request.options.map(({ price_id }) => price_id);
  const stock = await lockStock(db, { now, of: price_ids });
  const { receivables } = await lockMoney(db, {
    customer_id: customer.id,
    which:
      current.cart_id === null
        ? { receivable_id: current.receivable_id }
        : { cart_id: current.cart_id },
  });
  const receivable = receivables.find(({ id }) => id === current.receivable_id);
  if (receivable === undefined) throw new Error('A registration has no receivable');
  // the paid amount may have changed before it was locked
  const held = { ...current, paid_amount: receivable.paid_amount };
  const change = changeOf(context, { held, choices });
  const texts = textsFor(language).registrations;
  const rows = rowsOf(change);
  if (changesNothing(held, { ...change, ...rows }))
    return { ...amountsOf(held), credit_amount: 0, message: texts.unchanged };
  refuseTaken(choices.places, { held, change, now });
  refuseSoldOut(stock, { held, wanted: request.options });
  const { added_date_ids } = change;
  await refuseHeldTwice(db, { held, added_date_ids, now });
  await storeChange(db, {
    ...change,
    ...rows,

    id: held.id,
    price_lines: change.price,
    now,
  });
  const { availability_id } = held;
  const releasedPlaces =
    change.added_date_ids.length + change.freed_date_ids.length > 0
      ? await releasePlaces(db, { now, availability_ids: [availability_id] })
      : null;
  const starts = choices.dates
    .filter(({ id }) => request.availability_dates.some((date) => dateIdOf(date) === id))
    .map(({ start_at }) => start_at);
  const credit_amount = await settleChange(db, { organiser, receivable, change, starts, now });
  emit('registration.changed', { registration_id: held.id });
  if (releasedPlaces !== null && change.freed_date_ids.length > 0)
    tellOfFreed(emit, { availability_id, places: held.quantity, freed: releasedPlaces });
  const { total_amount } = change;
  const paid_amount = held.paid_amount - credit_amount;
  return {
    ...amountsOf({ total_amount, paid_amount }),
    credit_amount,
    message: credit_amount > 0 ? texts.changed_credit : texts.changed,
  };
});

/**
 * Weighs the wished change by the rules. Refuses as they do, and a price other than the one shown
 * (R33).
 */
function changeOf(
  { request, organiser, now }: Update,
  input: { held: HeldRegistration; choices: Awaited<ReturnType<typeof readChoices>> },
): WeighedChange {
  const { form, dates } = input.choices;
  const { availability_dates, options, automatic_price, total_amount } = request;
  const questions = withDaysMeant(request.questions, {
    questions: form.questions,
    zone: organiser.timezone,
  });
  const date_ids = availability_dates.map(dateIdOf);
  const wish = { date_ids, options, questions, automatic_price };
  const weighed = weighChange(input.held, { form, dates, wish, now });
  if (!weighed.ok) refuse(weighed.refused, weighed.fields);
  refuseUnseenPrice({
    shown: total_amount,
    before: input.held.total_amount,
    after: weighed.value.total_amount,
  });
  return weighed.value;
}

/**
 * Refuses a total other than the one shown and, when none was shown, one higher than before (R33).
 * Minor units.
 */
function refuseUnseenPrice({
  shown,
  before,
  after,
}: {
  shown: number | null;
  before: number;
  after: number;
}): void {
  if (shown === null ? after <= before : after === shown) return;
  throw new Refusal('REGISTRATION_PRICE_CHANGED', { details: { total_amount: after } });
}

function amountsOf(payable: { readonly total_amount: number; readonly paid_amount: number }) {
  const { total_amount, paid_amount } = payable;
  return { total_amount, paid_amount, outstanding_amount: owedAmount(payable) };
}

/** Returns options and answers as their tables keep them. */
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
