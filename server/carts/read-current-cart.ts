import { atOnce } from '../database/statements.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCurrentCart, loadCurrentItemDates, loadCurrentItems } from './cart-views.ts';
import { presentCart, type ShownCart } from './present-cart.ts';

/** The customer's current cart with its unexpired items, open or being paid; null for none. One round trip. */
export async function readCurrentCart(
  db: Db,
  input: { organiser: Organiser; customer_id: number; now: string; language: Language },
): Promise<ShownCart | null> {
  const { organiser, customer_id, now } = input;
  const whose = { organiser_id: organiser.id, customer_id, now };
  const [cart, items, dates] = await atOnce(
    () => findCurrentCart(db, whose),
    () => loadCurrentItems(db, whose),
    () => loadCurrentItemDates(db, whose),
  );
  const text = textReader({ language: input.language, organiser });
  return cart === null ? null : presentCart({ cart, items, dates, organiser, text, now });
}
