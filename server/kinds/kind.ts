import type { addCartItems } from '@ribambelle/api/carts/add-cart-items.ts';
import type { cartItem } from '@ribambelle/api/carts/shapes.ts';
import type { getCheckoutSuccess } from '@ribambelle/api/checkout/get-checkout-success.ts';
import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import type { NamedLocation } from '../locations/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { FieldErrors } from './field-errors.ts';
import type { KindName, LockedItem, NewItem, SoldItem } from './items.ts';

/** What a call asks to put in the cart. */
export type Wanted = RequestOf<typeof addCartItems>;
/** An item as the cart shows it. */
export type ShownItem = z.output<typeof cartItem>;
/** An item as it is read for the cart; what of the whole cart lowers a registration is not off the price that it was added at. */
export type ReadItem = ShownItem & { readonly price_lines?: RegistrationPrice };
/** What was bought in a cart, kind by kind. */
export type Bought = Pick<
  AnswerOf<typeof getCheckoutSuccess>,
  'registrations' | 'registrations_requests' | 'bundles' | 'vouchers' | 'memberships' | 'bookings'
>;

/** Who wants something, of whom, and when. */
export interface Customer {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly language: Language;
  readonly now: string;
}

/** A sale under way: what becomes of items is written for this order. */
export interface Sale {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly cart_id: number;
  /** The collaborator who sells, null for the customer. */
  readonly created_by: number | null;
  readonly items: readonly SoldItem[];
  readonly now: string;
}

/** What was made of an item. */
export interface Made {
  readonly id: number;
  readonly cuid: string;
}

/** What items hold, under lock: what is asked here stays true until the end of the transaction. Each answers for its own kind alone. */
export interface Locked {
  /** Refuses what may no longer be bought, with its reason under `items.<id>` (R31). */
  refuseGone(items: readonly LockedItem[], of: { readonly customer_id: number }): Promise<void>;
  /** The items for which there is still enough, each beside those before it, their own holds left out (R11, R12). */
  fitting(items: readonly LockedItem[]): readonly LockedItem[];
  /** When the items' dates begin, in any order; nothing for what has no time. */
  startsOf(items: readonly NewItem[]): readonly string[];
  /** Makes what the items are for, and takes for good what they held. */
  sell(emit: Emit, sale: Sale): Promise<readonly Made[]>;
}

/** Whose next times are wanted, from which moment on, and how many. */
export interface ComingWish {
  readonly organiser_id: number;
  readonly customer_id: number;
  readonly now: string;
  readonly limit: number;
}

/** The next time of something that was bought, with where it is and who comes; title and instructions are bilingual columns. */
export interface ComingRow {
  readonly cuid: string;
  readonly title: Json;
  readonly people: readonly { readonly firstname: string; readonly lastname: string }[];
  readonly start_at: string;
  readonly end_at: string;
  readonly location:
    | (NamedLocation & {
        readonly street: string;
        readonly number: string;
        readonly postcode: string;
      })
    | null;
  /** Null where its kind has none. */
  readonly instructions: Json;
}

/** One line of an order, as a receipt reads it. */
export interface OrderLine {
  readonly title: string;
  /** For whom; empty when it is for nobody in particular. */
  readonly participant: string;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly quantity: number;
  readonly amount: number;
  readonly cancelled: boolean;
}

/**
 * One kind of thing that is sold: what the cart, the checkout and the order ask of it (docs/algorithms/kinds.md). It knows nothing of
 * payments; they know nothing of it. What is scarce is locked in its own way, in the one order of locks.
 */
export interface Kind {
  readonly type: KindName;
  /** How many of it a call wants. */
  count(wanted: Wanted): number;
  /** Refuses at once what a look shows to be gone, so that nobody stands in line for a lock in vain. */
  refuseEarly?(db: Db, input: Customer & { wanted: Wanted }): Promise<void>;
  /**
   * What a call wants of it as items at their price (the very one of the estimate), under lock where it is scarce. What is refused is
   * noted with the field to blame.
   */
  offer(
    db: Db,
    input: Customer & { wanted: Wanted; expires_at: string; errors: FieldErrors },
  ): Promise<readonly NewItem[]>;
  /** Puts items in a cart. */
  insertItems(
    db: Db,
    input: { organiser_id: number; cart_id: number; now: string; items: readonly NewItem[] },
  ): Promise<void>;
  /** The live items of the customer's current cart, as the cart shows them. */
  readItems(db: Db, input: Customer): Promise<readonly ReadItem[]>;
  /** How many places of the customer are confirmed, not cancelled and not fully paid (R32); left out where it takes none. */
  countUnpaid?(db: Db, whose: { organiser_id: number; customer_id: number }): Promise<number>;
  /** When what a cart shows of it begins, as far as a transfer has to come before (R32); left out where that has no hour. */
  startsShown?(item: ShownItem): readonly string[];
  /** The next time of each thing of it that a customer has, the soonest first; null where it takes place at no time. */
  readonly coming: ((db: Db, wish: ComingWish) => Promise<readonly ComingRow[]>) | null;
  /** Locks what items of a locked cart hold; what else the cart holds is left alone. Nothing is asked of the database for items of other kinds. */
  lock(
    db: Db,
    input: { organiser: Organiser; now: string; of: readonly LockedItem[] },
  ): Promise<Locked>;
  /** What was bought of it in a cart, as the order shows it. */
  readBought(
    db: Db,
    input: { organiser: Organiser; cart_id: number; language: Language },
  ): Promise<Partial<Bought>>;
  /** The lines that it adds to an order. */
  linesOf(bought: Bought): readonly OrderLine[];
}
