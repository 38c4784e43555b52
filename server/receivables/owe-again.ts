import { newId } from '../database/new-id.ts';
import type { Db } from '../database/transaction.ts';
import { loadLineVat } from './line-store.ts';
import { insertReceivables } from './receivable-store.ts';

/**
 * Charges a customer an amount that no other receivable covers any more, as a correction; does
 * nothing for 0. It is outside VAT: it asks money back and sells nothing. Minor units.
 */
export async function oweAgain(
  db: Db,
  input: { customer_id: number; amount: number; now: string },
): Promise<void> {
  const { customer_id, amount, now } = input;
  if (amount <= 0) return;
  const vat = await loadLineVat(db, { own: 'NOT_SUBJECT', now });
  const receivable = {
    id: newId(),
    cart_id: null,
    kind: 'CORRECTION',
    accessory: false,
    total_amount: amount,
    deposit_amount: 0,
    due_at: null,
    lines: [{ reason: 'CORRECTION' as const, label: null, amount, ...vat }],
  };
  await insertReceivables(db, { customer_id, created_by: null, now, receivables: [receivable] });
}
