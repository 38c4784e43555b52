import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import { lineTo } from '@ribambelle/domain/receivables/lines.ts';
import type { Db } from '../database/transaction.ts';
import { addLines, dropAccessories, type ReceivableRow, setDeposit } from '../receivables/index.ts';
import { creditOverpaid } from '../wallet/index.ts';

/** Writes the new price as a line, and moves what was paid beyond it to the wallet. Answers what was moved, in minor units. */
export async function settleChange(
  db: Db,
  input: {
    organiser_id: number;
    receivable: ReceivableRow;
    change: { readonly total_amount: number; readonly deposit_amount: number };
    now: string;
  },
): Promise<number> {
  const { organiser_id, receivable, change, now } = input;
  const { total_amount, deposit_amount } = change;
  const receivable_id = receivable.id;
  const lines = lineTo(receivable.total_amount, { total_amount, reason: 'CHANGE' });
  await addLines(db, {
    organiser_id,
    now,
    lines: lines.map((line) => ({ ...line, receivable_id })),
  });
  await setDeposit(db, { organiser_id, receivable_id, deposit_amount });
  const amount = creditAmount({ total_amount, paid_amount: receivable.paid_amount });
  const credited = await creditOverpaid(db, { organiser_id, receivable, amount, now });
  await dropAccessories(db, { organiser_id, cart_ids: [receivable.cart_id], now });
  return credited;
}
