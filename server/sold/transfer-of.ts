import { type BankTransfer, readTransfer } from '../bank-transfers/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { textReader } from '../texts/bilingual.ts';
import type { SoldRow } from './sold-views.ts';

/**
 * Returns the transfer that pays the remainder of a sale's order; null when the sale has nothing
 * left to pay, or it has no order.
 */
export async function transferOf(
  db: Db,
  input: {
    readonly organiser: Organiser;
    readonly row: Pick<SoldRow, 'cart' | 'cart_id' | 'owed_amount'>;
    readonly text: ReturnType<typeof textReader>;
    readonly now: string;
  },
): Promise<BankTransfer | null> {
  const { organiser, row, text, now } = input;
  const { cart, cart_id, owed_amount } = row;
  if (cart === null || cart_id === null || owed_amount === 0) return null;
  return readTransfer(db, { organiser, cart_id, reference: cart.reference, text, now });
}
