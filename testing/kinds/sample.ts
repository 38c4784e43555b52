import type { Ask } from '@ribambelle/api/client.ts';
import type { Bought } from '@ribambelle/server/kinds/index.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import type { Caller, Shop } from '../shop.ts';

/** One thing on offer, exactly one of which can be had where its kind is scarce; and what a test does with it. */
export interface OfferedThing {
  /** What it is called in each language. */
  readonly titles: { readonly fr: string; readonly en: string };
  /** What one puts in the cart for it; `total_amount` is the price that was shown. */
  wanted(buyer: MadeCustomer, total_amount?: number): Ask<'addCartItems'>;
  /** The price that is shown before it is added, in minor units. */
  estimate(buyer: MadeCustomer): Promise<number>;
  /** Takes it off sale. */
  withdraw(): Promise<void>;
  /** What the account shows of the one with this cuid. */
  show(
    caller: Caller & { headers?: Record<string, string> },
    cuid: string,
  ): Promise<{ readonly title: string; readonly paid_amount: number }>;
}

/** One that has a price. */
export interface PricedThing extends OfferedThing {
  /** Makes it dearer by one euro. */
  raise(): Promise<void>;
  /** Sells it by staff, with the money that comes at once; answers the cuid of what was made. */
  sellByStaff(
    staff: Caller,
    buyer: MadeCustomer,
    received?: Ask<'sellVoucher'>['received'],
  ): Promise<string>;
  /** Gives it back, by staff. */
  giveBack(
    staff: Caller,
    input: { cuid: string; message: string },
  ): Promise<{ readonly refundable_amount: number }>;
}

/** How a kind of thing is tried: one file beside this one for each kind in the register. */
export interface KindSample<Thing extends OfferedThing = OfferedThing> {
  /** The code with which somebody else is refused while it lies in a cart; null where it is not scarce. */
  readonly taken: string | null;
  /** The code with which a withdrawn one is refused at checkout. */
  readonly withdrawn: string;
  offer(shop: Shop, organiser: Made): Promise<Thing>;
  /** Of what was bought, the list of this kind. */
  of(bought: Bought): readonly { readonly cuid: string; readonly total_amount: number }[];
}

/** How a kind that has a price is tried beyond that. */
export interface PricedSample extends KindSample<PricedThing> {
  /** The code of a second giving back. */
  readonly given_back: string;
}
