import type { Language } from '@ribambelle/domain/base/languages.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { countUnpaid, type KindName, KINDS } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type HeldReader, scopedVolumes, withHeld } from '../volume-discounts/index.ts';
import { type CartRow, findCurrentCart } from './cart-views.ts';
import { presentCart, type ShownCart } from './present-cart.ts';
import { couponOf } from './with-coupon.ts';

interface Input {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly now: string;
  readonly language: Language;
}

/**
 * Reads the customer's current cart with its unexpired items, open or being paid; null for none.
 * Reads only the kinds of items that are in it.
 */
export async function readCurrentCart(db: Db, input: Input): Promise<ShownCart | null> {
  const { customer_id } = input;
  const cart = await findCurrentCart(db, customer_id);
  return cart === null ? null : readCart(db, { ...input, cart });
}

/**
 * Reads a cart whose row was read and has not changed since; `added` are the kinds of the items
 * added meanwhile. Reads its items, the number of the customer's unpaid places, and the places that
 * volume discounts count.
 */
export async function readCart(
  db: Db,
  input: Input & {
    readonly cart: CartRow;
    readonly added?: readonly KindName[];
    readonly readHeld?: HeldReader;
  },
): Promise<ShownCart> {
  const { organiser, customer_id, cart, added = [], readHeld = withHeld } = input;
  const kinds = KINDS.filter(({ type }) => cart.kinds.includes(type) || added.includes(type));
  const [unpaid, ownVolumes, ...items] = await atOnce(
    () => countUnpaid(db, { organiser, customer_id }),
    () => readHeld(db, { customer_id, volumes: cart.volumes }),
    ...kinds.map((kind) => () => kind.readItems(db, input)),
  );
  const allItems = items.flat();
  const places = allItems.flatMap(({ availability }) =>
    availability === null ? [] : [{ availability_id: availability.id }],
  );
  const [coupon, volumes] = await atOnce(
    () => couponOf(db, { ...input, items: allItems }),
    () => scopedVolumes(db, { ...input, volumes: ownVolumes, places }),
  );
  return presentCart({
    ...input,
    coupon,
    volumes,
    unpaid,
    items: allItems,
    text: textReader(input),
  });
}
