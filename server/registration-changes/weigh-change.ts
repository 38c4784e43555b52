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
import { type ChargedPrice, withChangeFees } from '@ribambelle/domain/pricing/charged-price.ts';
import { type ChangeFee, decideChangeFee } from '@ribambelle/domain/registrations/change-fee.ts';
import { changedPrice } from '@ribambelle/domain/registrations/changed-price.ts';
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

type Code = ChangeCode | RegistrationAnswersCode | 'ALL_DATES_REQUIRED' | 'GIVING_UP_NOT_ALLOWED';

interface Wish extends RegistrationAnswers {
  readonly date_ids: readonly number[];
  readonly automatic_price: boolean;
}

/**
 * The result of a change: the answers as they are kept, today's price of its present state, and the
 * consequences.
 */
export interface WeighedChange extends ChangeOutcome, ChangeFee {
  readonly answers: ReadAnswers;
  readonly current: RegistrationPrice;
  /** The new price with the fees for what was given up, now and before. */
  readonly price: ChargedPrice;
}

/**
 * Weighs a change by the rules: its answers, its price, its dates, and the fee for what it gives up
 * (decision 284). Refuses as they do, and ALL_DATES_REQUIRED when it drops a date while dates are
 * taken together; places are still to be decided.
 */
export function weighChange(
  held: HeldRegistration,
  input: { form: FormToday; dates: readonly DateToChoose[]; wish: Wish; now: string },
): Decision<WeighedChange, Code> {
  const { wish, now } = input;
  const form = { ...input.form, options: input.form.options.map(withLabels) };
  const answers = readRegistrationAnswers(form, wish);
  if (!answers.ok) return answers;
  const parts = partsOf(held, { ...input, date_ids: wish.date_ids });
  const current = priceOfChosen(held, { form, chosen: held.options, part: parts.current });
  const next = priceOfChosen(held, { form, chosen: answers.value.options, part: parts.next });
  const { closed, end_at, change_fee_total, paid_amount } = held;
  // a fee is no part of the agreed price
  const agreed = { ...held, ...agreedAmount(held) };
  const change = {
    date_ids: wish.date_ids,
    automatic_price: wish.automatic_price,
    current,
    next,
    now,
  };
  const decision = decideChange(
    { ...agreed, availability: { closed, end_at, dates: input.dates } },
    change,
  );
  if (!decision.ok) return decision;
  const is_member = isMember(held.participant_id, held);
  const whole = decidePart(parts.next, { ...held, is_member });
  if (decision.value.freed_date_ids.length > 0 && !whole.ok) return whole;
  const { freed_date_ids } = decision.value;
  const otherDates = priceOfChosen(held, { form, chosen: held.options, part: parts.next });
  const between = changedPrice(agreed, { current, next: otherDates }).total_price;
  const fee = decideChangeFee(held, {
    freed_date_ids,
    dates_amount: agreed.total_amount - between,
    options_amount: between - decision.value.total_amount,
    now,
  });
  if (!fee.ok) return fee;
  const fees = change_fee_total + fee.value.fee_amount;
  const price = withChangeFees(decision.value.price, fees);
  const { total_price: total_amount } = price;
  const credit_amount = Math.max(0, paid_amount - total_amount);
  const outcome = { ...decision.value, ...fee.value, price, total_amount, credit_amount };
  return permit({ ...outcome, answers: answers.value, current });
}

/** The price of a registration without its fees, which is compared to the list. */
export function agreedAmount(held: Pick<HeldRegistration, 'total_amount' | 'change_fee_total'>) {
  return { total_amount: held.total_amount - held.change_fee_total };
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
