import { estimateRegistration as endpoint } from '@ribambelle/api/registration-changes/estimate-registration.ts';
import { isAutomaticPrice } from '@ribambelle/domain/registrations/changed-price.ts';
import { dateIdOf } from '@ribambelle/api/registrations/answer-payloads.ts';
import { action } from '../action.ts';
import { policySentence } from '../cancellation-policies/index.ts';
import { loadReceivables } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findHeld } from './held-registration-facts.ts';
import { readChoices } from './read-choices.ts';
import { planFamilyChange } from './settle-family-change.ts';
import { agreedAmount, weighChange } from './weigh-change.ts';

/**
 * Answers the price that one of the caller's registrations would have with other options; texts
 * that options require are not required yet.
 */
export const estimateRegistration = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const row = await findHeld(db, { customer_id: customer.id, id: request.registration_id, now });
    const held = orRefuse(row, 'REGISTRATION_NOT_FOUND');
    const { form, dates } = await readChoices(db, {
      organiser,
      language,
      held,
      locked: false,
      now,
    });
    const wordless = {
      options: form.options.map((option) => ({ ...option, answer_required: false })),
      questions: [],
    };
    const wish = {
      date_ids: request.availability_dates?.map(dateIdOf) ?? held.date_ids,
      options: request.options,
      questions: [],
      automatic_price: false,
    };
    const weighed = weighChange(held, { form: wordless, dates, wish, now });
    if (!weighed.ok) refuse(weighed.refused, weighed.fields);
    const { current, total_amount, deposit_amount, credit_amount } = weighed.value;
    const { cart_id, receivable_id, policy } = held;
    const which = cart_id === null ? { receivable_id } : { cart_id };
    const receivables = await loadReceivables(db, which);
    const money = await planFamilyChange(db, { held, receivables, change: weighed.value });
    const { fee_amount, online_amount, wallet_amount, waiting_amount } = money;
    return {
      automatic_price: isAutomaticPrice(agreedAmount(held), current),
      current_total_amount: held.total_amount,
      total_amount,
      deposit_amount,
      credit_amount,
      conditions: policy === null ? '' : policySentence(policy, language),
      fee_amount,
      online_amount,
      wallet_amount,
      waiting_amount,
      difference: total_amount - held.total_amount,
      outstanding_amount: Math.max(0, total_amount - held.paid_amount),
    };
  },
);
