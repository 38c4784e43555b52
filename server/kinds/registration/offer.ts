import { withFamilyAnswers } from '@ribambelle/domain/activities/family-answers.ts';
import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import { lockStock } from '../../activities/index.ts';
import { decideTogether, isCrowded, lockPlaces, noteCrowd } from '../../availabilities/index.ts';
import { inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { heldOnce } from '../../registrations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import { withUse } from '@ribambelle/domain/bundles/use-bundle.ts';
import { loadUsableBundles } from '../bundle/usable-views.ts';
import { FieldErrors } from '../field-errors.ts';
import type { NewItem } from '../items.ts';
import type { Customer, Kind, Wanted } from '../kind.ts';
import { dateIdsOf, itemOf, openedForMembers, type RegistrationWish } from './item-of.ts';
import { heldInCarts } from './held-in-carts.ts';
import { loadOffers, type Offer } from './offer-views.ts';
import { loadPlacesBefore } from './places-before.ts';
import { priceAfter, scopedVolumes } from '../../volume-discounts/index.ts';

/** A registration to add, and the price that was shown for it; null when none was. */
type Wish = RegistrationWish & { readonly total_amount: number | null };

/**
 * Refuses from a read of the rows, without queueing for the lock, because in a rush most come too
 * late.
 */
export const refuseEarly: NonNullable<Kind['refuseEarly']> = async (
  db,
  { organiser, now, language, wanted },
) => {
  const wishes = wishesOf(wanted);
  const availability_ids = wishes.map((wish) => wish.availability_id);
  if (!availability_ids.some((id) => isCrowded(db, { availability_id: id, now }))) return;
  const query = { organiser_id: organiser.id, now, availability_ids, unlocked: true };
  const places = await lockPlaces(db, { ...query, except_offers: theirs(wishes) });
  const decision = decideTogether(places, { wishes, permission: { now } });
  if (decision.ok) return;
  if (decision.refused !== 'PLACES_TAKEN' && decision.refused !== 'DATE_EXCLUDED') return;
  const errors = new FieldErrors();
  const explanation = heldInCarts(places, { wishes, permission: { now }, language });
  errors.add('registrations', { ...decision, explanation });
  errors.refuseAny();
};

/** Returns the registrations that a call wants, their places under lock. */
export const offer: Kind['offer'] = async (db, input) => {
  const { organiser, now, errors } = input;
  const registrationWishes = wishesOf(input.wanted);
  const { offers, participants, places, stock, once, bundles, held, discounts, volumes, lying } =
    await loadWanted(db, { ...input, wishes: registrationWishes });
  const wishes = answeredByFamily(registrationWishes, offers);
  const items: NewItem[] = [];
  const before = [...lying];
  let usable = bundles;
  for (const [index, wish] of wishes.entries()) {
    const item = itemOf(wish, {
      offer: offers.get(wish.availability_id),
      participant: wish.participant_id === null ? undefined : participants.get(wish.participant_id),
      timezone: organiser.timezone,
      expires_at: input.expires_at,
      bundles: usable,
      members: { held, now },
      discounts,
    });
    if (!item.ok) {
      errors.add(`registrations.${index}`, item);
      continue;
    }
    const place = { ...item.value, dates: item.value.date_ids.length };
    const price = priceAfter(before, { item: place, volumes, now }).total_price;
    if (wish.total_amount !== null && wish.total_amount !== price)
      errors.addPrice(`registrations.${index}`, price);
    else {
      items.push(item.value);
      before.push(place);
      const { customer_bundle_id: id, quantity } = item.value;
      if (id !== null) usable = withUse(usable, { id, quantity });
    }
  }
  if (!once.ok) errors.add('registrations', once);
  const permission = {
    now,
    // earlier registration of members was decided above, for each participant
    opened_ids: openedForMembers([...offers.values()], { timezone: organiser.timezone, now }),
  };
  const decision = decideTogether(places, { wishes, permission });
  if (!decision.ok) {
    for (const { availability_id } of wishes) noteCrowd(db, { availability_id, now });
    const explanation =
      decision.refused === 'PLACES_TAKEN'
        ? heldInCarts(places, { wishes, permission, language: input.language })
        : null;
    errors.add('registrations', { ...decision, explanation });
  }
  const stockDecision = decideStock(stock, wishes);
  if (!stockDecision.ok) errors.add('registrations', stockDecision);
  return items;
};

async function loadWanted(db: Db, input: Customer & { wishes: readonly Wish[] }) {
  const { organiser, customer_id, language, now, wishes } = input;
  const organiser_id = organiser.id;
  const availability_ids = wishes.map((wish) => wish.availability_id);
  const ids = wishes.flatMap((wish) => wish.participant_id ?? []);
  const text = textReader({ language, organiser });
  const participants = { customer_id, ids };
  const query = { organiser_id, availability_ids, timezone: organiser.timezone, now };
  const [facts, places, stock, once] = await inOrder(
    () => loadOffers(db, { ...query, text, participants }),
    // a place offered to one of these participants is theirs to take
    () => lockPlaces(db, { organiser_id, now, availability_ids, except_offers: theirs(wishes) }),
    () => lockStock(db, { organiser_id, now, of: wishes.flatMap(priceIdsOf) }),
    // read under the locks: of two simultaneous adds the second sees what the first holds
    () => heldOnce(db, { organiser_id, wanted: wishes, now }),
  );
  const whose = { organiser_id, customer_id, now };
  // under the lock of the places, as everywhere
  const bundles = facts.has_bundles ? await loadUsableBundles(db, { ...whose, lock: true }) : [];
  // the caller has locked the cart
  const { lying, volumes: ownVolumes } = await loadPlacesBefore(db, {
    ...whose,
    volumes: facts.volumes,
    of_cart: true,
  });
  const allPlaces = [...lying, ...wishes];
  const volumes = await scopedVolumes(db, { ...input, volumes: ownVolumes, places: allPlaces });
  return { ...facts, places, stock, once, bundles, lying, volumes };
}

/** Returns the wishes, each with the answers that the family gives once for all of them. */
function answeredByFamily(
  wishes: readonly Wish[],
  offers: ReadonlyMap<number, Offer>,
): readonly Wish[] {
  const answers = withFamilyAnswers(
    wishes.map(({ availability_id, questions }) => ({
      questions,
      family_ids: (offers.get(availability_id)?.questions ?? [])
        .filter(({ answered_by }) => answered_by === 'FAMILY')
        .map(({ id }) => id),
    })),
  );
  return wishes.map((wish, index) => ({ ...wish, questions: answers[index] ?? wish.questions }));
}

const priceIdsOf = ({ options }: Wish) => options.map(({ price_id }) => price_id);

function wishesOf(request: Wanted): readonly Wish[] {
  return request.registrations.map(({ availability_dates, ...wish }) => ({
    ...wish,
    participant_id: wish.participant_id ?? request.participant_id,
    date_ids: dateIdsOf(availability_dates),
  }));
}

/** Returns the offers of places that the wishes would take up, if there are any. */
function theirs(wishes: readonly Wish[]) {
  return wishes.flatMap(({ availability_id, participant_id }) =>
    participant_id === null ? [] : [{ availability_id, participant_id }],
  );
}
