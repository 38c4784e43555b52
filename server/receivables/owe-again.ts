import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import { addLines, insertReceivables } from './receivable-store.ts';

/**
 * Charges a customer an amount that no other receivable covers any more, as a correction; does
 * nothing for 0. Minor units.
 */
export async function oweAgain(
  db: Db,
  input: { customer_id: number; amount: number; now: string },
): Promise<void> {
  const { customer_id, amount, now } = input;
  if (amount <= 0) return;
  const id = newId();
  const receivable = {
    id,
    cart_id: null,
    kind: 'CORRECTION',
    accessory: false,
    total_amount: 0,
    deposit_amount: 0,
    due_at: null,
  };
  await insertReceivables(db, { customer_id, created_by: null, now, receivables: [receivable] });
  const line = { receivable_id: id, reason: 'CORRECTION' as const, amount };
  await addLines(db, { lines: [line], now });
}
