import type { Language } from '@ribambelle/domain/base/languages.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { countUnpaid, KINDS } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type CartRow, findCurrentCart } from './cart-views.ts';
import { presentCart, type ShownCart } from './present-cart.ts';

interface Input {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly now: string;
  readonly language: Language;
}

/** The customer's current cart with its unexpired items, open or being paid; null for none. One round trip. */
export async function readCurrentCart(db: Db, input: Input): Promise<ShownCart | null> {
  const { organiser, customer_id } = input;
  const [cart, filled] = await atOnce(
    () => findCurrentCart(db, { organiser_id: organiser.id, customer_id }),
    () => readFilling(db, input),
  );
  return cart === null ? null : presentCart({ ...input, ...filled, cart, text: textReader(input) });
}

/** The same of a cart whose row was read under its lock and has not been written since: what is in it is read. */
export async function readLockedCart(
  db: Db,
  input: Input & { readonly cart: CartRow },
): Promise<ShownCart> {
  return presentCart({ ...input, ...(await readFilling(db, input)), text: textReader(input) });
}

/** What is in the customer's current cart, and how many places they have unpaid. */
async function readFilling(db: Db, input: Input) {
  const { organiser, customer_id } = input;
  const [unpaid, ...items] = await atOnce(
    () => countUnpaid(db, { organiser, customer_id }),
    ...KINDS.map((kind) => () => kind.readItems(db, input)),
  );
  return { unpaid, items: items.flat() };
}
