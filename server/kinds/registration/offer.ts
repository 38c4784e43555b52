import { withFamilyAnswers } from '@ribambelle/domain/activities/family-answers.ts';
import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import { lockStock } from '../../activities/index.ts';
import { decideTogether, isCrowded, lockPlaces, noteCrowd } from '../../availabilities/index.ts';
import { inOrder } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import { heldOnce } from '../../registrations/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import { type UsableBundle, withUse } from '@ribambelle/domain/bundles/use-bundle.ts';
import { loadUsableBundles } from '../bundle/usable-views.ts';
import { FieldErrors } from '../field-errors.ts';
import type { NewItem } from '../items.ts';
import type { Kind, Wanted } from '../kind.ts';
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
  { now, language, wanted },
) => {
  const wishes = wishesOf(wanted);
  const availability_ids = wishes.map((wish) => wish.availability_id);
  if (!availability_ids.some((id) => isCrowded(db, { availability_id: id, now }))) return;
  const query = { now, availability_ids, unlocked: true };
  const places = await lockPlaces(db, { ...query, except_kept: theirs(wishes) });
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
  const facts = await loadWanted(db, input);
  const items = itemsInTurn(facts, input);
  const together = [
    facts.once,
    placesOf(db, { facts, input }),
    decideStock(facts.stock, facts.wishes),
  ];
  for (const decision of together) if (!decision.ok) input.errors.add('registrations', decision);
  return items;
};

type Input = Parameters<Kind['offer']>[1];
type Facts = Awaited<ReturnType<typeof loadWanted>>;

/**
 * Returns the items of the wishes. Each is priced after those before it, and finds the packs as
 * they leave them; refused ones are added to the errors.
 */
function itemsInTurn(facts: Facts, input: Input): NewItem[] {
  let turn: Turn = { before: facts.lying, bundles: facts.bundles };
  return facts.wishes.flatMap((wish, index) => {
    const field = `registrations.${index}`;
    const decision = decideItem(wish, { facts, input, bundles: turn.bundles });
    if (!decision.ok) {
      input.errors.add(field, decision);
      return [];
    }
    const item = decision.value;
    const place = { ...item, dates: item.date_ids.length };
    const pricing = { item: place, volumes: facts.volumes, now: input.now };
    const price = priceAfter(turn.before, pricing).total_price;
    if (wish.total_amount !== null && wish.total_amount !== price) {
      input.errors.addPrice(field, price);
      return [];
    }
    turn = { before: [...turn.before, place], bundles: bundlesAfter(turn.bundles, item) };
    return [item];
  });
}

/** The places and packs that a wish finds when its turn comes. */
interface Turn {
  readonly before: Parameters<typeof priceAfter>[0];
  readonly bundles: readonly UsableBundle[];
}

function decideItem(
  wish: Wish,
  of: { facts: Facts; input: Input; bundles: readonly UsableBundle[] },
): ReturnType<typeof itemOf> {
  const { organiser, expires_at, now } = of.input;
  const { offers, participants, held, discounts } = of.facts;
  return itemOf(wish, {
    offer: offers.get(wish.availability_id),
    participant: wish.participant_id === null ? undefined : participants.get(wish.participant_id),
    timezone: organiser.timezone,
    expires_at,
    bundles: of.bundles,
    members: { held, now },
    discounts,
  });
}

/** Returns the packs as an item leaves them, which may be paid by one of them. */
function bundlesAfter(
  bundles: readonly UsableBundle[],
  { customer_bundle_id: id, quantity }: { customer_bundle_id: number | null; quantity: number },
): readonly UsableBundle[] {
  return id === null ? bundles : withUse(bundles, { id, quantity });
}

/**
 * Decides on the places of all wishes together. Notes a refusal, so that the next callers can be
 * refused early; PLACES_TAKEN explains when places are only held in carts.
 */
function placesOf(db: Db, { facts, input }: { facts: Facts; input: Input }) {
  const { organiser, language, now } = input;
  const { wishes, places, offers } = facts;
  const permission = {
    now,
    // earlier registration of members was decided for each participant
    opened_ids: openedForMembers([...offers.values()], { timezone: organiser.timezone, now }),
  };
  const decision = decideTogether(places, { wishes, permission });
  if (decision.ok) return decision;
  for (const { availability_id } of wishes) noteCrowd(db, { availability_id, now });
  const explanation =
    decision.refused === 'PLACES_TAKEN'
      ? heldInCarts(places, { wishes, permission, language })
      : null;
  return { ...decision, explanation };
}

async function loadWanted(db: Db, input: Parameters<Kind['offer']>[1]) {
  const { organiser, customer_id, language, now } = input;
  const wishes = wishesOf(input.wanted);
  const availability_ids = wishes.map((wish) => wish.availability_id);
  const ids = wishes.flatMap((wish) => wish.participant_id ?? []);
  const text = textReader({ language, organiser });
  const participants = { customer_id, ids };
  const query = { availability_ids, timezone: organiser.timezone, now };
  const [facts, places, stock, once] = await inOrder(
    () => loadOffers(db, { ...query, text, participants }),
    // a place offered to one of these participants is theirs to take
    () => lockPlaces(db, { now, availability_ids, except_kept: theirs(wishes) }),
    () => lockStock(db, { now, of: wishes.flatMap(priceIdsOf) }),
    // read under the locks: of two simultaneous adds the second sees what the first holds
    () => heldOnce(db, { wanted: wishes, now }),
  );
  const whose = { customer_id, now };
  // under the lock of the places, as everywhere
  const bundles = facts.has_bundles ? await loadUsableBundles(db, { ...whose, lock: true }) : [];
  // the caller has locked the cart
  const { lying, volumes: ownVolumes } = await loadPlacesBefore(db, {
    ...whose,
    volumes: facts.volumes,
    of_cart: true,
    ...(input.readHeld && { readHeld: input.readHeld }),
  });
  const allPlaces = [...lying, ...wishes];
  const volumes = await scopedVolumes(db, { ...input, volumes: ownVolumes, places: allPlaces });
  return {
    ...facts,
    wishes: answeredByFamily(wishes, facts.offers),
    places,
    stock,
    once,
    bundles,
    lying,
    volumes,
  };
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
