import type { registrationChoices } from '@ribambelle/api/registrations/change-shapes.ts';
import {
  type ReadAnswers,
  readRegistrationAnswers,
  type RegistrationAnswers,
  type RegistrationAnswersCode,
} from '@ribambelle/domain/activities/answers.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import {
  priceRegistration,
  type RegistrationPrice,
} from '@ribambelle/domain/pricing/price-registration.ts';
import {
  type ChangeCode,
  type ChangeOutcome,
  type DateToChoose,
  decideChange,
} from '@ribambelle/domain/registrations/change.ts';
import type { z } from 'zod';
import type { HeldRegistration } from './change-facts.ts';

/** What the activity asks today, with what the registration has kept of before. */
export type FormToday = Pick<z.infer<typeof registrationChoices>, 'options' | 'questions'>;

interface Wish extends RegistrationAnswers {
  readonly date_ids: readonly number[];
  readonly automatic_price: boolean;
}

/** What a change comes to: the answers as they are kept, the price of today for what it has now, and what follows. */
export interface WeighedChange extends ChangeOutcome {
  readonly answers: ReadAnswers;
  readonly current: RegistrationPrice;
}

/** Weighs a change by the rules: its answers, its price, its dates. Refuses as they do; places are still to be decided. */
export function weighChange(
  held: HeldRegistration,
  input: { form: FormToday; dates: readonly DateToChoose[]; wish: Wish; now: string },
): Decision<WeighedChange, ChangeCode | RegistrationAnswersCode> {
  const { wish, now } = input;
  const form = { ...input.form, options: input.form.options.map(withLabels) };
  const answers = readRegistrationAnswers(form, wish);
  if (!answers.ok) return answers;
  const current = priceOfChosen(held, { form, chosen: held.options });
  const next = priceOfChosen(held, { form, chosen: answers.value.options });
  const { closed, end_at } = held;
  const change = {
    date_ids: wish.date_ids,
    automatic_price: wish.automatic_price,
    current,
    next,
    now,
  };
  const decided = decideChange(
    { ...held, availability: { closed, end_at, dates: input.dates } },
    change,
  );
  return decided.ok ? permit({ ...decided.value, answers: answers.value, current }) : decided;
}

const NO_WORDS = inEachLanguage(() => '');

/** What the options would make the registration cost today. */
function priceOfChosen(
  held: HeldRegistration,
  input: { form: Pick<FormToday, 'options'>; chosen: readonly { readonly price_id: number }[] },
): RegistrationPrice {
  const options = input.form.options.flatMap((option) =>
    option.prices
      .filter((price) => input.chosen.some((one) => one.price_id === price.id))
      .map((price) => ({ option_id: option.id, price_id: price.id, price })),
  );
  const { price, deposit, quantity, paid_by_bundle } = held;
  const adjustments = paid_by_bundle
    ? [{ kind: 'BUNDLE' as const, label: NO_WORDS, amount: price * quantity }]
    : [];
  return priceRegistration({ price, deposit, quantity, options, adjustments });
}

/** A price without words of its own is called as its option. */
function withLabels(option: FormToday['options'][number]): FormToday['options'][number] {
  return {
    ...option,
    prices: option.prices.map((price) => ({ ...price, label: price.label || option.title })),
  };
}
