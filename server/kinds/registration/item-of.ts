import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import {
  readRegistrationAnswers,
  type RegistrationAnswers,
  storedAnswer,
} from '@ribambelle/domain/activities/answers.ts';
import { withDaysMeant } from '@ribambelle/domain/activities/days-meant.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { decideQuantity } from '@ribambelle/domain/carts/quantity.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import {
  priceRegistration,
  withinLimit,
  type RegistrationPrice,
} from '@ribambelle/domain/pricing/price-registration.ts';
import { bundleFor, type UsableBundle } from '@ribambelle/domain/bundles/use-bundle.ts';
import type { NewOf, RegistrationItem } from '../items.ts';
import type { Offer, OwnParticipant } from './offer-views.ts';

/** A registration as it was asked for, with its dates as plain ids. */
export interface RegistrationWish extends RegistrationAnswers {
  readonly participant_id: number | null;
  readonly availability_id: number;
  readonly quantity: number;
  readonly date_ids: readonly number[];
}

/** The ids in a list of dates, written either way. */
export function dateIdsOf(
  dates: readonly (number | { readonly date_id: number })[],
): readonly number[] {
  return [...new Set(dates.map((date) => (typeof date === 'number' ? date : date.date_id)))];
}

/** The item of a wish, with its price fixed, from the offer and the participant that it names; or why it cannot be (2 §5). */
export function itemOf(
  wish: RegistrationWish,
  input: {
    offer: Offer | undefined;
    participant: OwnParticipant | undefined;
    timezone: string;
    expires_at: string;
    /** What the customer's bundles can still pay; none where nobody looks. */
    bundles?: readonly UsableBundle[];
  },
): Decision<NewOf<RegistrationItem>, ErrorCode> {
  const { offer, participant } = input;
  if (offer === undefined)
    return refuse('AVAILABILITY_NOT_FOUND', { availability_id: 'AVAILABILITY_NOT_FOUND' });
  if (offer.by_request)
    return refuse('REGISTRATION_BY_REQUEST', { availability_id: 'REGISTRATION_BY_REQUEST' });
  if (participant === undefined)
    return refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  const age = isAgeAllowed(participant.birthdate, {
    limits: offer.limits,
    day: dayOf(offer.start_at, input.timezone),
  });
  if (!age.ok) return age;
  const quantity = decideQuantity(wish.quantity, offer.maximum_quantity);
  if (!quantity.ok) return quantity;
  const questions = withDaysMeant(wish.questions, {
    questions: offer.questions,
    zone: input.timezone,
  });
  const answers = readRegistrationAnswers(offer, { options: wish.options, questions });
  if (!answers.ok) return answers;
  const bundle = payingBundle(offer, {
    participant_id: participant.id,
    quantity: wish.quantity,
    bundles: input.bundles ?? [],
  });
  const priced = priceOf(wish.quantity, {
    offer,
    options: answers.value.options,
    paid: bundle !== null,
  });
  if (!priced.ok) return priced;
  const price = priced.value;
  return permit({
    type: 'REGISTRATION',
    participant_id: participant.id,
    availability_id: offer.id,
    activity_id: offer.activity_id,
    customer_bundle_id: bundle?.id ?? null,
    quantity: wish.quantity,
    date_ids: wish.date_ids,
    price: price.total_price,
    deposit: price.total_deposit,
    price_lines: price,
    expires_at: input.expires_at,
    options: answers.value.options.map(({ price_id, content }) => ({
      price_id,
      content,
      amount: amountOf(price, price_id),
    })),
    questions: answers.value.questions.map(({ question_id, content }) => ({
      question_id,
      content: storedAnswer(content),
    })),
  });
}

/** The bundle that pays a registration; null for none, and for one that costs nothing. */
export function payingBundle(
  offer: Pick<Offer, 'activity_id' | 'price'>,
  input: {
    participant_id: number | null;
    quantity: number;
    bundles: readonly UsableBundle[];
  },
): UsableBundle | null {
  const { participant_id, quantity, bundles } = input;
  if (offer.price === 0) return null;
  return bundleFor(bundles, { participant_id, activity_id: offer.activity_id, quantity });
}

/** The price of a registration with these options, and a bundle or none: the one computation behind estimate, item and charge. */
export function priceOf(
  quantity: number,
  input: {
    offer: Offer;
    options: Parameters<typeof priceRegistration>[0]['options'];
    /** Whether a bundle takes the place of the base price. */
    paid: boolean;
  },
): Decision<RegistrationPrice, 'PRICE_TOO_HIGH'> {
  const { price, deposit } = input.offer;
  const { options } = input;
  const adjustments = input.paid
    ? [{ kind: 'BUNDLE' as const, label: '', amount: price * quantity }]
    : [];
  return withinLimit(priceRegistration({ price, deposit, quantity, options, adjustments }));
}

function amountOf(price: RegistrationPrice, price_id: number): number {
  return price.options.find((line) => line.price_id === price_id)?.amount ?? 0;
}
