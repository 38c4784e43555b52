import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import { creditAmount, owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { type LineReason, lineTo } from '@ribambelle/domain/receivables/lines.ts';
import type { Db } from '../database/transaction.ts';
import {
  addLines,
  dropAccessories,
  type ReceivableRow,
  setDeposit,
  setDue,
} from '../receivables/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { creditOverpaid } from '../wallet/index.ts';

/**
 * Writes the new price as a line, gives a new debt its own deadline (R32), and moves payments
 * beyond the price to the wallet unless the caller gives them back. Returns the amount moved, in
 * minor units.
 */
export async function settleChange(
  db: Db,
  input: {
    organiser: Organiser;
    receivable: ReceivableRow;
    change: { readonly total_amount: number; readonly deposit_amount: number };
    /** The starts of the dates that it then has. */
    starts: readonly string[];
    /** The collaborator who changes it; absent, its family. */
    created_by?: number;
    /** The reason for the new price; absent, a change. */
    reason?: LineReason;
    /** The reason in the words of its author. */
    label?: Readonly<Record<string, string>>;
    /** A fee within the new price, or one taken off it, below 0: it has a line of its own. */
    fee?: { readonly amount: number; readonly label: Readonly<Record<string, string>> };
    /** True when the caller gives back what is paid beyond the price. */
    keeps_credit?: boolean;
    now: string;
  },
): Promise<number> {
  const { organiser, receivable, change, starts, fee = NO_FEE, now } = input;
  const { payment_term_days: term_days, timezone } = organiser;
  const { total_amount, deposit_amount } = change;
  const receivable_id = receivable.id;
  const { reason = 'CHANGE', label = {} } = input;
  const lines = lineTo(receivable.total_amount, {
    total_amount: total_amount - fee.amount,
    reason,
  });
  await addLines(db, {
    created_by: input.created_by ?? null,
    now,
    lines: [
      ...lines.map((line) => ({ ...line, label, receivable_id })),
      { receivable_id, reason: 'CANCELLATION', ...fee },
    ],
  });
  await setDeposit(db, { receivable_id, deposit_amount });
  // a paid amount that is owed again is owed since today
  if (owedAmount(receivable) === 0 && owedAmount({ ...receivable, total_amount }) > 0)
    await setDue(db, { receivable_id, due_at: dueAt(now, { term_days, starts, timezone }) });
  const amount = creditAmount({ total_amount, paid_amount: receivable.paid_amount });
  const credited =
    input.keeps_credit === true ? 0 : await creditOverpaid(db, { receivable, amount, now });
  await dropAccessories(db, { cart_ids: [receivable.cart_id], now });
  return credited;
}

const NO_FEE = { amount: 0, label: {} };
