import { lineTo } from '@ribambelle/domain/receivables/lines.ts';
import type { Db } from '../database/transaction.ts';
import { dropAccessories } from './accessory-store.ts';
import { addLines } from './line-store.ts';

/**
 * Reduces a locked receivable by a line after a cancellation, from its total to the amount that
 * stays due, in minor units; a fee that is part of it has a line of its own. An order with nothing
 * left loses its fee (R25, R26). The caller has locked the receivables of its order.
 */
export async function oweLess(
  db: Db,
  input: {
    receivable: { readonly id: number; readonly total_amount: number };
    cart_id: number | null;
    due_amount: number;
    fee?: { readonly amount: number; readonly label: Readonly<Record<string, string>> };
    created_by?: number | null;
    now: string;
  },
): Promise<void> {
  const { receivable, cart_id, due_amount, fee = NO_FEE, created_by = null, now } = input;
  const { id: receivable_id, total_amount } = receivable;
  const reason = 'CANCELLATION' as const;
  const lines = lineTo(total_amount, { total_amount: due_amount - fee.amount, reason });
  await addLines(db, {
    created_by,
    now,
    lines: [
      ...lines.map((line) => ({ ...line, receivable_id })),
      { receivable_id, reason, ...fee },
    ],
  });
  await dropAccessories(db, { cart_ids: [cart_id], now });
}

const NO_FEE = { amount: 0, label: {} };
