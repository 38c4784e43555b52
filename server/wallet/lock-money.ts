import { atOnce } from '../database/statements.ts';
import { owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Db } from '../database/transaction.ts';
import { lockReceivables, type ReceivableRow, type Which } from '../receivables/index.ts';
import { lockAnyWallet } from './wallet-store.ts';

/** Locked money: the balance of a customer's wallet, and receivables. Minor units. */
export interface LockedMoney {
  readonly customer_id: number;
  readonly wallet_amount: number;
  /** True when the customer's account was erased. */
  readonly erased: boolean;
  readonly receivables: readonly ReceivableRow[];
}

/**
 * Locks money in the one order in which it is ever locked (docs/algorithms/locks.md): the
 * customer's wallet row, then receivables by their ids. Payments come after it; carts,
 * registrations and places before it.
 */
export async function lockMoney(
  db: Db,
  input: { customer_id: number; which: Which },
): Promise<LockedMoney> {
  const { customer_id, which } = input;
  const [{ wallet_amount, erased }, receivables] = await atOnce(
    () => lockAnyWallet(db, customer_id),
    () => lockReceivables(db, which),
  );
  return { customer_id, wallet_amount, erased, receivables };
}

/** Returns the total amount still owed, in minor units. */
export function owedInAll(receivables: readonly ReceivableRow[]): number {
  return sumAmounts(receivables.map(owedAmount));
}
