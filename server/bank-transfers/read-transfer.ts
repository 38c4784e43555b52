import type { Json } from '@ribambelle/database/json.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { type BankTransfer, bankTransferOf } from './bank-transfer.ts';
import { instalmentsAt, loadOwedRows, partsOf } from './owed-parts-views.ts';

/**
 * Returns the one bank transfer that pays what an order still owes, since one communication covers
 * one amount (R34), or of an order in instalments what is due first; null when nothing is owed, or
 * transfers are off.
 */
export async function readTransfer(
  db: Db,
  input: {
    readonly organiser: Organiser;
    readonly cart_id: number;
    readonly reference: string;
    readonly text: (column: Json) => string;
    readonly now: string;
  },
): Promise<BankTransfer | null> {
  const { organiser, cart_id, reference, text, now } = input;
  const rows = await loadOwedRows(db, cart_id);
  const parts = partsOf(rows, text);
  return bankTransferOf(organiser, {
    reference,
    parts,
    in_instalments_at: instalmentsAt(rows, now),
  });
}
