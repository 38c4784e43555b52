import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ChargedPrice } from '@ribambelle/domain/pricing/charged-price.ts';
import {
  type PriceOfTransfer,
  transferredPrice,
} from '@ribambelle/domain/registrations/transfer.ts';
import { stillWaived, type Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { lockStock, type StockLeft } from '../activities/index.ts';
import {
  decideTogether,
  type LockedPlaces,
  lockPlaces,
  withoutPlaces,
} from '../availabilities/index.ts';
import { isStranger } from '../desk/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { loadOffers, loadUsableBundles, type Offered } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { heldOnce } from '../registrations/index.ts';
import { type HeldRegistration } from './held-registration-facts.ts';
import { textReader } from '../texts/bilingual.ts';
import { priceAfter, scopedVolumes, withHeld } from '../volume-discounts/index.ts';
import { lockOwed } from './lock-owed.ts';
import { type Objection, objectionOf } from './objection.ts';
import { findWhoIsThere } from './registration-change-store.ts';
import { standsAgainst, type Wish, wishedItem } from './wished-item.ts';

/** The checks that staff waive, and the reason. */
export interface Waiver {
  readonly waived: readonly Waivable[];
  readonly note: string;
}

/** A wished change of a registration, its price, and the rules that staff set aside. */
export interface StaffWish extends Wish {
  readonly price: PriceOfTransfer;
  readonly overbook: boolean;
  readonly twice: boolean;
  readonly without_membership: boolean;
  /** The waiver besides those already in force; null for none. */
  readonly waiver: Waiver | null;
}

/** The result of a wish. */
export interface WeighedWish {
  readonly item: Extract<ReturnType<typeof wishedItem>, { ok: true }>['value'];
  /** The price it would have today, and the one it is to have. */
  readonly list: ChargedPrice;
  readonly price: ChargedPrice;
  readonly customer_bundle_id: number | null;
  readonly places: LockedPlaces;
  /** The first objection to it; null for none. */
  readonly objection: Objection | null;
  /** The waived checks that would really have refused it. */
  readonly waived: readonly Waivable[];
  /** Its receivable, locked; null when nothing is locked. */
  readonly receivable: ReceivableRow | null;
}

interface Input {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly held: HeldRegistration;
  readonly wish: StaffWish;
  /**
   * Takes the locks, in their order: places, options, bundles, money. Without them it only reads,
   * and requires no texts.
   */
  readonly locked: boolean;
  readonly now: string;
}

/**
 * Weighs a wish of staff for a registration by the rules of a purchase: age, members, places,
 * options, one place a date. The places it already has count as its own. Refuses impossible wishes;
 * mere objections are returned, so that a preview can show the price as well.
 */
export async function weighWish(db: Db, input: Input): Promise<WeighedWish> {
  const { organiser, held, wish, locked, now } = input;
  const { timezone } = organiser;
  const { customer_id } = held;
  const offers = await loadOffers(db, {
    availability_ids: [wish.availability_id],
    timezone,
    now,
    text: textReader(input),
    unpublished: true,
    participants: { customer_id, ids: [wish.participant_id] },
  });
  const catalogue = {
    ...offers,
    participants: await participantsOf(db, { ...input, loaded: offers }),
  };
  const offer = orRefuse(catalogue.offers.get(wish.availability_id), 'AVAILABILITY_NOT_FOUND');
  const price_ids = (wish.options ?? held.options).map(({ price_id }) => price_id);
  const [places, stock] = await inOrder(
    () =>
      lockPlaces(db, {
        now,
        availability_ids: [held.availability_id, wish.availability_id],
        except_kept: [wish],
        unlocked: !locked,
      }),
    () => lockStock(db, { now, of: price_ids, unlocked: !locked }),
  );
  const bundles =
    held.customer_bundle_id === null
      ? []
      : await loadUsableBundles(db, { customer_id, now, lock: locked });
  const { participant_id } = wish;
  const holding = stillWaived(held, { participant_id, activity_id: offer.activity_id });
  const waived = [...holding, ...(wish.waiver?.waived ?? [])];
  const form = { wish, offered: catalogue, wordless: !locked, timezone };
  const decision = wishedItem(held, { ...form, bundles, waived, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const item = decision.value;
  const receivable = locked ? await lockOwed(db, held) : null;
  const { total_amount } = receivable ?? held;
  const heldVolumes = await withHeld(db, {
    customer_id,
    volumes: catalogue.volumes,
    except: held.id,
  });
  const volumes = await scopedVolumes(db, {
    organiser,
    customer_id,
    volumes: heldVolumes,
    places: [item],
    now,
  });
  const dated = { ...item, dates: item.date_ids.length };
  const full = priceAfter([], { item: dated, volumes, now });
  const before = { ...held, total_amount };
  return {
    item,
    list: transferredPrice(before, { list: full, price: 'NEW' }),
    price: transferredPrice(before, { list: full, price: wish.price }),
    // a kept price keeps the bundle that pays it
    customer_bundle_id: wish.price === 'KEPT' ? held.customer_bundle_id : item.customer_bundle_id,
    places,
    objection:
      (await objectionTo(db, { ...input, offered: catalogue, offer, places, stock, item })) ??
      (standsAgainst(held, { input: form, waived: ['AGE'] }).length > 0 && !waived.includes('AGE')
        ? ageObjection(catalogue.participants.get(participant_id)?.birthdate ?? null)
        : null),
    waived: standsAgainst(held, { input: form, waived: wish.waiver?.waived ?? [] }).filter(
      (one) => !holding.includes(one),
    ),
    receivable,
  };
}

/**
 * Finds the possible participants: the family's own, and the one who has the place already,
 * although they may belong to another family by now.
 */
async function participantsOf(
  db: Db,
  { held, wish, loaded }: Input & { readonly loaded: Offered },
): Promise<Offered['participants']> {
  const { participant_id: id } = wish;
  if (loaded.participants.has(id) || id !== held.participant_id) return loaded.participants;
  const there = await findWhoIsThere(db, id);
  return there === undefined ? loaded.participants : new Map([[id, there]]);
}

async function objectionTo(
  db: Db,
  input: Input & {
    readonly offered: Offered;
    readonly offer: Parameters<typeof isStranger>[0];
    readonly places: LockedPlaces;
    readonly stock: StockLeft;
    readonly item: WeighedWish['item'];
  },
): Promise<Objection | null> {
  const { organiser, held, wish, offered, offer, places, stock, item, now } = input;
  const { timezone } = organiser;
  const { participant_id } = wish;
  const by = { participant_id, timezone, held: offered.held, now };
  if (!wish.without_membership && isStranger(offer, by))
    return { code: 'MEMBERS_ONLY', fields: { participant: 'MEMBERS_ONLY' } };
  // the places it already has are its own, however full the date is
  const is_there = held.availability_id === item.availability_id;
  const is_theirs = is_there && held.participant_id === participant_id;
  const addedIds = item.date_ids.filter((id) => !is_there || !held.date_ids.includes(id));
  const once = await heldOnce(db, {
    wanted: [{ ...item, date_ids: is_theirs ? addedIds : item.date_ids }],
    now,
    except: { registration_id: held.id },
  });
  if (!wish.twice && !once.ok)
    return { code: 'ALREADY_REGISTERED', fields: { participant: 'ALREADY_REGISTERED' } };
  const permission = { now, ignore_window: true, overbooking: wish.overbook };
  const wishes = [{ ...item, date_ids: addedIds }];
  const placed = decideTogether(withoutPlaces(places, held), { wishes, permission });
  if (!placed.ok && !(is_there && addedIds.length === 0)) return objectionOf(placed);
  const ownPrices = held.options.map(({ price_id }) => price_id);
  const otherStock = new Map([...stock].filter(([price_id]) => !ownPrices.includes(price_id)));
  const stocked = decideStock(otherStock, [item]);
  return stocked.ok ? null : objectionOf(stocked);
}

/** Returns the objection to an age: it is not allowed, or the date of birth is unknown. */
function ageObjection(birthdate: string | null): Objection {
  const code = birthdate === null ? 'BIRTHDATE_NEEDED' : 'AGE_NOT_ALLOWED';
  return { code, fields: { participant: code } };
}
