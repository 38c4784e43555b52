import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { firstStart, isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import {
  readRegistrationAnswers,
  type RegistrationAnswers,
  storedAnswer,
} from '@ribambelle/domain/activities/answers.ts';
import { withDaysMeant } from '@ribambelle/domain/activities/days-meant.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { decideQuantity } from '@ribambelle/domain/carts/quantity.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import {
  priceRegistration,
  withinLimit,
  type RegistrationPrice,
} from '@ribambelle/domain/pricing/price-registration.ts';
import { membersStartAt } from '@ribambelle/domain/memberships/early-opening.ts';
import {
  decideForMembers,
  hasOpenedForMembers,
  type HeldNow,
  isMember,
  memberBy,
} from '@ribambelle/domain/memberships/members.ts';
import { type Discount, discountsFor } from '@ribambelle/domain/discounts/discount.ts';
import {
  decidePart,
  type TakenPart,
  takenPart,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import type { ItemVat } from '@ribambelle/domain/vat/item-vat.ts';
import { adjustmentsOf } from '@ribambelle/domain/pricing/reductions.ts';
import { bundleFor, type UsableBundle } from '@ribambelle/domain/bundles/use-bundle.ts';
import type { NewOf, RegistrationItem } from '../items.ts';
import { bilingualOf } from '../../texts/bilingual.ts';
import type { HeldMembership } from '../../memberships/index.ts';
import type { Offer, OwnParticipant } from './offer-views.ts';

/** A registration as a call wants it, with its dates as plain ids. */
export interface RegistrationWish extends RegistrationAnswers {
  readonly participant_id: number | null;
  readonly availability_id: number;
  readonly quantity: number;
  readonly date_ids: readonly number[];
}

/** Returns the ids in a list of dates, written either way. */
export function dateIdsOf(
  dates: readonly (number | { readonly date_id: number })[],
): readonly number[] {
  return [...new Set(dates.map((date) => (typeof date === 'number' ? date : date.date_id)))];
}

/**
 * Returns the item of a wish, with its price fixed, from its offer and participant; or why it is
 * refused (2 §5).
 */
export function itemOf(
  wish: RegistrationWish,
  input: {
    offer: Offer | undefined;
    participant: OwnParticipant | undefined;
    timezone: string;
    expires_at: string;
    /** The customer's packs that can still pay; none when they are not considered. */
    bundles?: readonly UsableBundle[];
    /** The customer's memberships; left out when members are not considered. */
    members?: { readonly held: readonly HeldMembership[]; readonly now: string };
    /** The customer's discounts; none when they are not considered. */
    discounts?: readonly Discount[];
    /** True when the caller lets non-members in, and dates be left out where nobody may. */
    strangers?: boolean;
  },
): Decision<NewOf<RegistrationItem>, ErrorCode> {
  const { offer, participant, members } = input;
  if (offer === undefined)
    return refuse('AVAILABILITY_NOT_FOUND', { availability_id: 'AVAILABILITY_NOT_FOUND' });
  if (offer.by_request)
    return refuse('REGISTRATION_BY_REQUEST', { availability_id: 'REGISTRATION_BY_REQUEST' });
  if (participant === undefined)
    return refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  const age = isAgeAllowed(participant.birthdate, {
    limits: offer.limits,
    day: dayOf(firstStart(offer, wish.date_ids), input.timezone),
  });
  if (!age.ok) return age;
  const part = partOfOffer(offer, wish.date_ids);
  const ownDecision = decideOwn(offer, { ...input, participant_id: participant.id, part });
  if (!ownDecision.ok && input.strangers !== true) return ownDecision;
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
  const pricing = priceOf(wish.quantity, {
    offer,
    part,
    options: answers.value.options,
    paid: bundle !== null,
    participant_id: participant.id,
    member: memberOf(offer, { participant_id: participant.id, held: members?.held ?? [] }),
    discounts: input.discounts ?? [],
  });
  if (!pricing.ok) return pricing;
  const price = pricing.value;
  return permit({
    type: 'REGISTRATION',
    participant_id: participant.id,
    availability_id: offer.id,
    activity_id: offer.activity_id,
    start_at: offer.start_at,
    customer_bundle_id: bundle?.id ?? null,
    quantity: wish.quantity,
    date_ids: wish.date_ids,
    price: price.total_price,
    deposit: price.total_deposit,
    price_lines: { ...price, vat: vatOf(price, offer) },
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

/**
 * Decides whether a participant can have an offer for members alone or first, or a part of it that
 * only members can have.
 */
function decideOwn(
  offer: Offer,
  by: {
    readonly participant_id: number;
    readonly timezone: string;
    readonly part: TakenPart;
    readonly members?: { readonly held: readonly HeldNow[]; readonly now: string };
  },
): Decision<unknown, ErrorCode> {
  const { participant_id, timezone, part, members } = by;
  const memberDecision =
    members === undefined ? null : forMembers(offer, { participant_id, timezone, ...members });
  if (memberDecision?.ok === false) return memberDecision;
  const is_member = isMember(participant_id, { ...offer, held: members?.held ?? [] });
  return decidePart(part, { ...offer, is_member });
}

/**
 * Decides whether a participant can register for an offer that is kept for members; `early` when it
 * has opened for them alone.
 */
export function forMembers(
  offer: Pick<
    Offer,
    'membership_ids' | 'members_only' | 'members_days_early' | 'registrations_start_at'
  >,
  by: {
    readonly participant_id: number;
    readonly timezone: string;
    readonly held: readonly HeldNow[];
    readonly now: string;
  },
): ReturnType<typeof decideForMembers> {
  const { membership_ids, members_days_early: days, registrations_start_at } = offer;
  const { participant_id, timezone, held, now } = by;
  const members_start_at = membersStartAt(registrations_start_at, { days, timezone });
  const is_member = isMember(participant_id, { membership_ids, held });
  return decideForMembers({ ...offer, members_start_at }, { is_member, now });
}

/** Returns the availabilities that are open to members but not yet to everybody else. */
export function openedForMembers(
  offers: readonly Offer[],
  at: { readonly timezone: string; readonly now: string },
): readonly number[] {
  const { timezone, now } = at;
  return offers
    .filter(({ registrations_start_at, members_days_early: days }) =>
      hasOpenedForMembers(
        { members_start_at: membersStartAt(registrations_start_at, { days, timezone }) },
        now,
      ),
    )
    .map(({ id }) => id);
}

/**
 * Returns the pack that pays a registration; null for none, and for a registration without a price.
 */
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

/**
 * Returns the title of the membership by which somebody counts as a member for an offer now; null
 * without one.
 */
export function memberOf(
  { membership_ids }: Pick<Offer, 'membership_ids'>,
  by: { readonly participant_id: number | null; readonly held: readonly HeldMembership[] },
): InEachLanguage<string> | null {
  const id = memberBy(by.participant_id, { membership_ids, held: by.held });
  const membership = by.held.find(({ membership_id }) => membership_id === id);
  return membership === undefined ? null : bilingualOf(membership.title);
}

/** Returns the part of an offer that these dates are. */
export function partOfOffer(offer: Offer, chosen_ids: readonly number[]): TakenPart {
  const { date_ids, open_date_ids: open_ids } = offer;
  return takenPart(offer, { chosen_ids, all: date_ids.length, open_ids });
}

/**
 * Returns the price of a registration with these options, with or without a pack: the only
 * computation, for estimate, item and charge.
 */
export function priceOf(
  quantity: number,
  input: {
    offer: Offer;
    part: TakenPart;
    options: Parameters<typeof priceRegistration>[0]['options'];
    /** True when a pack takes the place of the base price. */
    paid: boolean;
    /** The participant; null while nobody is chosen. */
    participant_id: number | null;
    /** The title of the membership that makes them a member; null when they are not. */
    member: InEachLanguage<string> | null;
    discounts: readonly Discount[];
  },
): Decision<RegistrationPrice, 'PRICE_TOO_HIGH'> {
  const { price, deposit } = input.offer;
  const { options, offer, part, paid, participant_id } = input;
  const { id: availability_id, activity_id } = offer;
  const query = { activity_id, availability_id, participant_id };
  const member = input.member === null ? null : { ...offer, label: input.member };
  const adjustments = adjustmentsOf({
    price,
    quantity,
    part,
    paid,
    member,
    discounts: discountsFor(query, input.discounts),
  });
  const { share } = part;
  return withinLimit(priceRegistration({ price, deposit, quantity, share, options, adjustments }));
}

/** Returns the categories by VAT of a price and of the options in it. */
function vatOf(price: RegistrationPrice, offer: Offer): ItemVat {
  const options = price.options.map(({ option_id, amount }) => ({
    category: offer.options.find(({ id }) => id === option_id)?.vat_category ?? null,
    amount,
  }));
  return { category: offer.vat_category, options };
}

function amountOf(price: RegistrationPrice, price_id: number): number {
  return price.options.find((line) => line.price_id === price_id)?.amount ?? 0;
}
