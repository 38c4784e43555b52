import type { Ask } from '@ribambelle/api/client.ts';
import type { Bought } from '@ribambelle/server/kinds/index.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import type { Caller, Shop } from '../shop.ts';

/**
 * An offer, of which exactly one can be had when its kind is scarce; and the acts of a test on it.
 */
export interface OfferedThing {
  /** Its title in each language. */
  readonly titles: { readonly fr: string; readonly en: string };
  /** Returns the request that puts it into the cart; `total_amount` is the price that was shown. */
  wanted(buyer: MadeCustomer, total_amount?: number): Ask<'addCartItems'>;
  /** Returns the price shown before it is added, in minor units. */
  estimate(buyer: MadeCustomer): Promise<number>;
  /** Takes it off sale. */
  withdraw(): Promise<void>;
  /** Returns the sold one with this cuid, as the account shows it. */
  show(
    caller: Caller & { headers?: Record<string, string> },
    cuid: string,
  ): Promise<{ readonly title: string; readonly paid_amount: number }>;
}

/** An offer with a price. */
export interface PricedThing extends OfferedThing {
  /** Raises its price by one euro. */
  raise(): Promise<void>;
  /** Sells it by staff, with the money received at once; returns the cuid of the sold one. */
  sellByStaff(
    staff: Caller,
    buyer: MadeCustomer,
    received?: Ask<'sellVoucher'>['received'],
  ): Promise<string>;
  /** Cancels it by staff, with the money given back. */
  giveBack(
    staff: Caller,
    input: { cuid: string; message: string },
  ): Promise<{ readonly refundable_amount: number }>;
}

/** The tests of a kind: one file in this folder for each kind in the register. */
export interface KindSample<Thing extends OfferedThing = OfferedThing> {
  /** The code that refuses another buyer while it is in a cart; null when it is not scarce. */
  readonly taken: string | null;
  /** The code that refuses a withdrawn one at checkout. */
  readonly withdrawn: string;
  offer(shop: Shop, organiser: Made): Promise<Thing>;
  /** Returns the purchases of this kind. */
  of(bought: Bought): readonly { readonly cuid: string; readonly total_amount: number }[];
}

/** The further tests of a kind with a price. */
export interface PricedSample extends KindSample<PricedThing> {
  /** The code that refuses to give it back twice. */
  readonly given_back: string;
}
