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
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { type HeldRegistration, lockHeld } from './held-registration-facts.ts';
import { storeChange } from './change-store.ts';
import { refuseHeldTwice } from './refuse-held-twice.ts';
import { refuseSoldOut, refuseTaken } from './refuse-taken.ts';
import { readChoices } from './read-choices.ts';
import { findState } from './registration-change-store.ts';
import {
  planFamilyChange,
  refuseUnseenChange,
  settleFamilyChange,
} from './settle-family-change.ts';
import { keepFamilyChange } from './write-family-change.ts';
import { weighChange, type WeighedChange } from './weigh-change.ts';

type Update = ActionContext<typeof endpoint>;

/**
 * Changes dates, options and answers of one of the caller's registrations, all or nothing. What it
 * gives up bears the fee of its policy, and overpayments go where that says, else to the wallet (3
 * §5, decision 284).
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
    return { ...amountsOf(held), ...NO_MONEY, message: texts.unchanged };
  const money = await planFamilyChange(db, { held, receivables, change });
  const { total_amount } = change;
  refuseUnseenChange(request, { before: held.total_amount, after: total_amount, money });
  refuseTaken(choices.places, { held, change, now });
  refuseSoldOut(stock, { held, wanted: request.options });
  const { added_date_ids } = change;
  const was = await findState(db, held.id);
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
  const { acting } = customer;
  const settled = { acting, organiser, language, held, receivable, change, money, starts, now };
  await settleFamilyChange(db, settled);
  await keepFamilyChange(db, { emit, registration_id: held.id, was, money, now });
  emit('registration.changed', { registration_id: held.id });
  if (releasedPlaces !== null && change.freed_date_ids.length > 0)
    tellOfFreed(emit, { availability_id, places: held.quantity, freed: releasedPlaces });
  const { fee_amount, online_amount, wallet_amount: credit_amount } = money;
  const paid_amount = held.paid_amount - credit_amount - online_amount;
  return {
    ...amountsOf({ total_amount, paid_amount }),
    fee_amount,
    online_amount,
    credit_amount,
    message: credit_amount > 0 ? texts.changed_credit : texts.changed,
  };
});

const NO_MONEY = { fee_amount: 0, online_amount: 0, credit_amount: 0 };

/** Weighs the wished change by the rules. Refuses as they do. */
function changeOf(
  { request, organiser, now }: Update,
  input: { held: HeldRegistration; choices: Awaited<ReturnType<typeof readChoices>> },
): WeighedChange {
  const { form, dates } = input.choices;
  const { availability_dates, options, automatic_price } = request;
  const questions = withDaysMeant(request.questions, {
    questions: form.questions,
    zone: organiser.timezone,
  });
  const date_ids = availability_dates.map(dateIdOf);
  const wish = { date_ids, options, questions, automatic_price };
  const weighed = weighChange(input.held, { form, dates, wish, now });
  if (!weighed.ok) refuse(weighed.refused, weighed.fields);
  return weighed.value;
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
