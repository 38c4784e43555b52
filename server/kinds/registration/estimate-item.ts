import type { z } from 'zod';
import type { estimate } from '@ribambelle/api/carts/estimate-shapes.ts';
import { readRegistrationAnswers } from '@ribambelle/domain/activities/answers.ts';
import { type UsableBundle, withUse } from '@ribambelle/domain/bundles/use-bundle.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import type { Db } from '../../database/transaction.ts';
import type { Organiser } from '../../organisers/organiser.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadOffers, type Offer, type Offered } from './offer-views.ts';
import { loadUsableBundles } from '../bundle/usable-views.ts';
import { memberOf, partOfOffer, payingBundle, priceOf } from './item-of.ts';
import { loadPlacesBefore } from './places-before.ts';
import { presentReductions } from './present-reductions.ts';
import { priceAfter, type PricedPlaces, scopedVolumes } from '../../volume-discounts/index.ts';

interface Choice {
  readonly availability_id: number;
  readonly participant_id: number | null;
  readonly quantity: number;
  readonly date_ids: readonly number[];
  readonly price_ids: readonly number[];
  /** The choices that the same call adds before it. */
  readonly before?: readonly (Pick<Choice, 'availability_id' | 'participant_id' | 'quantity'> & {
    /** The number of its dates; all of them when left out. */
    readonly dates?: number | undefined;
  })[];
}

/** The choices that the same call adds before, and the packs that still pay after them. */
interface Before {
  readonly usable: readonly UsableBundle[];
  readonly places: readonly PricedPlaces[];
}

/**
 * Returns the price that adding this to the cart would fix (2 §7). Refuses what adding would
 * refuse, but staff (`unpublished`) need no date and may estimate unpublished offers. Texts of
 * options are not required yet; missing ones are refused at adding.
 */
export async function estimateItem(
  db: Db,
  input: {
    organiser: Organiser;
    customer_id: number;
    language: Language;
    choice: Choice;
    unpublished?: boolean;
    /** True when packs are not used, because staff chose payment in money. */
    keep_bundles?: boolean;
    now: string;
  },
): Promise<z.output<typeof estimate>> {
  const { organiser, choice, unpublished = false } = input;
  const text = textReader({ language: input.language, organiser });
  const { before = [] } = choice;
  const ids = choice.participant_id === null ? [] : [choice.participant_id];
  const facts = await loadOffers(db, {
    availability_ids: [choice, ...before].map(({ availability_id }) => availability_id),
    timezone: organiser.timezone,
    now: input.now,
    text,
    unpublished,
    participants: { customer_id: input.customer_id, ids },
  });
  const { has_bundles, held, discounts, volumes } = facts;
  const offer = chosenOffer(choice, { ...facts, unpublished });
  const answers = readRegistrationAnswers(
    {
      options: offer.options.map((option) => ({ ...option, answer_required: false })),
      questions: [],
    },
    { options: choice.price_ids.map((price_id) => ({ price_id })), questions: [] },
  );
  if (!answers.ok) refuse(answers.refused, answers.fields);
  const { participant_id, quantity } = choice;
  const whose = { customer_id: input.customer_id, now: input.now };
  const bundles: readonly UsableBundle[] =
    has_bundles && input.keep_bundles !== true
      ? await loadUsableBundles(db, { ...whose, lock: false })
      : [];
  // for nobody yet, or by staff, no cart is bought with it
  const placesBefore = await loadPlacesBefore(db, { ...whose, volumes, of_cart: !unpublished });
  const soFar = before.reduce((so_far, one) => withChoice(so_far, { one, ...facts }), {
    usable: bundles,
    places: placesBefore.lying,
  });
  const bundle = payingBundle(offer, { participant_id, quantity, bundles: soFar.usable });
  const { options } = answers.value;
  const member = memberOf(offer, { participant_id, held });
  const part = partOfOffer(offer, choice.date_ids);
  const paid = bundle !== null;
  const by = { participant_id, member, discounts };
  const pricing = priceOf(quantity, { offer, part, options, paid, ...by });
  if (!pricing.ok) refuse(pricing.refused, pricing.fields);
  const item = placesOf(choice, {
    offer,
    dates: choice.date_ids.length,
    price_lines: pricing.value,
  });
  const price = priceAfter(soFar.places, {
    item,
    volumes: await scopedVolumes(db, {
      ...input,
      volumes: placesBefore.volumes,
      places: [...soFar.places, item],
    }),
    now: input.now,
  });
  return {
    ...price,
    options: [...price.options],
    reductions: presentReductions(price.reductions, text),
    dates_chosen: choice.date_ids.length,
    dates_total: offer.date_ids.length,
    partial_price: offer.partial_price,
  };
}

/**
 * Returns the offer of a choice. Refuses an unknown one, another family's participant, dates of
 * other offers, and a choice without dates unless staff make it.
 */
function chosenOffer(choice: Choice, by: Offered & { readonly unpublished: boolean }): Offer {
  const offer = orRefuse(by.offers.get(choice.availability_id), 'AVAILABILITY_NOT_FOUND');
  if (choice.participant_id !== null && by.participants.size === 0)
    refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  refuseOtherDates(choice.date_ids, offer);
  if (choice.date_ids.length === 0 && !by.unpublished)
    refuse('AVAILABILITY_DATES_REQUIRED', { availability_dates: 'AVAILABILITY_DATES_REQUIRED' });
  return offer;
}

/** Refuses dates that the offer does not have. */
function refuseOtherDates(chosen_ids: readonly number[], { date_ids }: Offer): void {
  const others = chosen_ids.filter((id) => !date_ids.includes(id));
  if (others.length === 0) return;
  const fields = others.map((id) => [`availability_dates.${id}`, 'DATE_NOT_BOOKABLE'] as const);
  refuse('DATE_NOT_BOOKABLE', Object.fromEntries(fields));
}

/** Adds one more choice to those before: it may use a pack, and counts for volume discounts. */
function withChoice(
  before: Before,
  input: Offered & { readonly one: NonNullable<Choice['before']>[number] },
): Before {
  const { one, offers, held, discounts } = input;
  const { quantity, participant_id } = one;
  const offer = offers.get(one.availability_id);
  if (offer === undefined) return before;
  const bundle = payingBundle(offer, { ...one, bundles: before.usable });
  const member = memberOf(offer, { participant_id, held });
  const { dates = offer.date_ids.length } = one;
  const chosen_ids =
    one.dates === undefined ? offer.date_ids : offer.open_date_ids.slice(0, one.dates);
  const part = partOfOffer(offer, chosen_ids);
  const paid = bundle !== null;
  const by = { participant_id, member, discounts };
  const pricing = priceOf(quantity, { offer, part, options: [], paid, ...by });
  if (!pricing.ok) return before;
  return {
    usable: bundle === null ? before.usable : withUse(before.usable, { id: bundle.id, quantity }),
    places: [...before.places, placesOf(one, { offer, dates, price_lines: pricing.value })],
  };
}

/**
 * Returns the places of a choice for volume discounts; a participant who is not known yet counts as
 * somebody else.
 */
function placesOf(
  { participant_id, quantity }: Pick<Choice, 'participant_id' | 'quantity'>,
  of: { readonly offer: Offer; readonly dates: number; readonly price_lines: RegistrationPrice },
): PricedPlaces {
  const { id: availability_id, activity_id, start_at } = of.offer;
  const { dates, price_lines } = of;
  return {
    participant_id: participant_id ?? 0,
    availability_id,
    quantity,
    activity_id,
    start_at,
    dates,
    price_lines,
  };
}
