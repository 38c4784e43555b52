import type { registrationChoices } from '@ribambelle/api/registration-changes/choice-shapes.ts';
import {
  type ReadAnswers,
  readRegistrationAnswers,
  type RegistrationAnswers,
  type RegistrationAnswersCode,
} from '@ribambelle/domain/activities/answers.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import {
  priceRegistration,
  type RegistrationPrice,
} from '@ribambelle/domain/pricing/price-registration.ts';
import {
  type ChangeCode,
  type ChangeOutcome,
  canAddDate,
  type DateToChoose,
  decideChange,
} from '@ribambelle/domain/registrations/change.ts';
import { isMember } from '@ribambelle/domain/memberships/members.ts';
import {
  decidePart,
  type TakenPart,
  takenPart,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import { adjustmentsOf } from '@ribambelle/domain/pricing/reductions.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { z } from 'zod';
import type { HeldRegistration } from './held-registration-facts.ts';

/**
 * The present form of the activity, with the options and questions that the registration has kept
 * from before.
 */
export type FormToday = Pick<z.infer<typeof registrationChoices>, 'options' | 'questions'>;

interface Wish extends RegistrationAnswers {
  readonly date_ids: readonly number[];
  readonly automatic_price: boolean;
}

/**
 * The result of a change: the answers as they are kept, today's price of its present state, and the
 * consequences.
 */
export interface WeighedChange extends ChangeOutcome {
  readonly answers: ReadAnswers;
  readonly current: RegistrationPrice;
}

/**
 * Weighs a change by the rules: its answers, its price, its dates. Refuses as they do, and
 * ALL_DATES_REQUIRED when it drops a date while dates are taken together; places are still to be
 * decided.
 */
export function weighChange(
  held: HeldRegistration,
  input: { form: FormToday; dates: readonly DateToChoose[]; wish: Wish; now: string },
): Decision<WeighedChange, ChangeCode | RegistrationAnswersCode | 'ALL_DATES_REQUIRED'> {
  const { wish, now } = input;
  const form = { ...input.form, options: input.form.options.map(withLabels) };
  const answers = readRegistrationAnswers(form, wish);
  if (!answers.ok) return answers;
  const parts = partsOf(held, { ...input, date_ids: wish.date_ids });
  const current = priceOfChosen(held, { form, chosen: held.options, part: parts.current });
  const next = priceOfChosen(held, { form, chosen: answers.value.options, part: parts.next });
  const { closed, end_at } = held;
  const change = {
    date_ids: wish.date_ids,
    automatic_price: wish.automatic_price,
    current,
    next,
    now,
  };
  const decision = decideChange(
    { ...held, availability: { closed, end_at, dates: input.dates } },
    change,
  );
  if (!decision.ok) return decision;
  const is_member = isMember(held.participant_id, held);
  const whole = decidePart(parts.next, { ...held, is_member });
  if (decision.value.freed_date_ids.length > 0 && !whole.ok) return whole;
  return permit({ ...decision.value, answers: answers.value, current });
}

/**
 * Returns the part of its availability that a registration has, and the one it would have. Dates
 * that have started stay; of those ahead, its own and those with a place are possible.
 */
function partsOf(
  held: HeldRegistration,
  at: { date_ids: readonly number[]; dates: readonly DateToChoose[]; now: string },
): { readonly current: TakenPart; readonly next: TakenPart } {
  const { dates, now } = at;
  const isOwn = (id: number) => held.date_ids.includes(id);
  const ahead = dates.filter(({ start_at }) => isAfter(start_at, now));
  const open = ahead.filter(
    (date) => isOwn(date.id) || (date.status === 'OPEN' && canAddDate(date, { ...held, now })),
  );
  const startedDates = dates.filter((date) => isOwn(date.id) && !ahead.includes(date));
  const part = (ids: readonly number[]) =>
    takenPart(held, {
      chosen_ids: [...new Set([...ids, ...startedDates.map(({ id }) => id)])],
      all: dates.length,
      open_ids: open.map(({ id }) => id),
    });
  return { current: part(held.date_ids), next: part(at.date_ids) };
}

/** Returns today's price of the registration with these options and dates. */
function priceOfChosen(
  held: HeldRegistration,
  input: {
    form: Pick<FormToday, 'options'>;
    chosen: readonly { readonly price_id: number }[];
    part: TakenPart;
  },
): RegistrationPrice {
  const options = input.form.options.flatMap((option) =>
    option.prices
      .filter((price) => input.chosen.some((one) => one.price_id === price.id))
      .map((price) => ({ option_id: option.id, price_id: price.id, price })),
  );
  const { price, deposit, quantity, paid_by_bundle: paid } = held;
  const { part } = input;
  const places = { price, quantity, part, paid };
  const adjustments = adjustmentsOf({ ...places, member: null, discounts: [] });
  const { share } = part;
  return priceRegistration({ price, deposit, quantity, share, options, adjustments });
}

/** Gives a price without a label the title of its option. */
function withLabels(option: FormToday['options'][number]): FormToday['options'][number] {
  return {
    ...option,
    prices: option.prices.map((price) => ({ ...price, label: price.label || option.title })),
  };
}
