import type { Language } from '@ribambelle/domain/base/languages.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { countUnpaid, KINDS } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findCurrentCart } from './cart-views.ts';
import { presentCart, type ShownCart } from './present-cart.ts';

/** The customer's current cart with its unexpired items, open or being paid; null for none. One round trip. */
export async function readCurrentCart(
  db: Db,
  input: { organiser: Organiser; customer_id: number; now: string; language: Language },
): Promise<ShownCart | null> {
  const { organiser, customer_id, now } = input;
  const [cart, unpaid, ...items] = await atOnce(
    () => findCurrentCart(db, { organiser_id: organiser.id, customer_id }),
    () => countUnpaid(db, { organiser, customer_id }),
    ...KINDS.map((kind) => () => kind.readItems(db, input)),
  );
  return cart === null ? null : presentCart({ cart, items: items.flat(), organiser, unpaid, now });
}
