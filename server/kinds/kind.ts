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
import type { HeldReader } from '../volume-discounts/index.ts';
import type { FieldErrors } from './field-errors.ts';
import type { KindName, LockedItem, NewItem, SoldItem } from './items.ts';

/** The items that a call wants in the cart. */
export type Wanted = RequestOf<typeof addCartItems>;
/** An item as the cart shows it. */
export type ShownItem = z.output<typeof cartItem>;
/**
 * An item as it is read for the cart, at the price at which it was added, before reductions that
 * depend on the whole cart.
 */
export type ReadItem = ShownItem & { readonly price_lines?: RegistrationPrice };
/** The purchases of a cart, by kind. */
export type Bought = Pick<
  AnswerOf<typeof getCheckoutSuccess>,
  'registrations' | 'registrations_requests' | 'bundles' | 'vouchers' | 'memberships' | 'bookings'
>;

/** The buyer, the organiser and the moment. */
export interface Customer {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly language: Language;
  readonly now: string;
}

/** A sale under way: the purchases are written for this order. */
export interface Sale {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly cart_id: number;
  /** The collaborator who sells; null for the customer. */
  readonly created_by: number | null;
  readonly items: readonly SoldItem[];
  readonly now: string;
}

/** The purchase made of an item. */
export interface Made {
  readonly id: number;
  readonly cuid: string;
}

/**
 * The holds of items, under lock: answers stay true until the end of the transaction. Each answers
 * for its own kind alone.
 */
export interface Locked {
  /** Refuses items that may no longer be bought, with the reasons under `items.<id>` (R31). */
  refuseGone(items: readonly LockedItem[], of: { readonly customer_id: number }): Promise<void>;
  /**
   * Returns the items for which there is still enough, each with those before it counted, their own
   * holds left out (R11, R12).
   */
  fitting(items: readonly LockedItem[]): readonly LockedItem[];
  /** Returns when the items' dates begin, in any order; nothing for items without a time. */
  startsOf(items: readonly NewItem[]): readonly string[];
  /** Makes the purchases of the items, and takes what they held for good. */
  sell(emit: Emit, sale: Sale): Promise<readonly Made[]>;
}

/** The customer whose next times are wanted, from which moment on, and the most to return. */
export interface ComingWish {
  readonly customer_id: number;
  readonly now: string;
  readonly limit: number;
}

/**
 * The next time of a purchase, with its place and participants; title and instructions are
 * bilingual columns.
 */
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
  /** Null when its kind has none. */
  readonly instructions: Json;
}

/** One line of an order, for a receipt. */
export interface OrderLine {
  readonly title: string;
  /** The participant; empty for nobody in particular. */
  readonly participant: string;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly quantity: number;
  readonly amount: number;
  readonly cancelled: boolean;
}

/**
 * One kind of thing that is sold, with the functions that cart, checkout and order need
 * (docs/algorithms/kinds.md). It knows nothing of payments; they know nothing of it. Each kind
 * locks its scarce resources in its own way, in the one order of locks.
 */
export interface Kind {
  readonly type: KindName;
  /** Counts the items of the kind that a call wants. */
  count(wanted: Wanted): number;
  /**
   * Refuses at once when a read shows that nothing is left, so that nobody queues for a lock in
   * vain.
   */
  refuseEarly?(db: Db, input: Customer & { wanted: Wanted }): Promise<void>;
  /**
   * Returns the items that a call wants at their price (the same as in the estimate), under lock
   * when they are scarce. Notes refusals with the field to blame.
   */
  offer(
    db: Db,
    input: Customer & {
      wanted: Wanted;
      expires_at: string;
      errors: FieldErrors;
      /** Reads the places that the customer has; left out where nobody else asks for them. */
      readHeld?: HeldReader;
    },
  ): Promise<readonly NewItem[]>;
  /** Puts items in a cart. */
  insertItems(
    db: Db,
    input: { cart_id: number; now: string; items: readonly NewItem[] },
  ): Promise<void>;
  /** Returns the live items of the customer's current cart, as the cart shows them. */
  readItems(db: Db, input: Customer): Promise<readonly ReadItem[]>;
  /**
   * Counts the customer's places that are confirmed, not cancelled and not fully paid (R32); left
   * out for a kind without places.
   */
  countUnpaid?(db: Db, customer_id: number): Promise<number>;
  /**
   * Returns when a shown item begins, if a transfer must come before (R32); left out for a kind
   * without hours.
   */
  startsShown?(item: ShownItem): readonly string[];
  /**
   * Loads the next time of each of a customer's purchases of the kind, the soonest first; null for
   * a kind without times.
   */
  readonly coming: ((db: Db, wish: ComingWish) => Promise<readonly ComingRow[]>) | null;
  /**
   * Locks what items of a locked cart hold, and leaves the rest of the cart alone. Sends no query
   * for items of other kinds.
   */
  lock(
    db: Db,
    input: { organiser: Organiser; now: string; of: readonly LockedItem[] },
  ): Promise<Locked>;
  /** Returns the purchases of a cart, as the order shows them. */
  readBought(
    db: Db,
    input: { organiser: Organiser; cart_id: number; language: Language },
  ): Promise<Partial<Bought>>;
  /** Returns the lines that it adds to an order. */
  linesOf(bought: Bought): readonly OrderLine[];
}
