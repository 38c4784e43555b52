import type { Db } from '../database/transaction.ts';
import { findPayment, loadRecorded, lockPayment, type RecordedRow } from '../payments/index.ts';
import { orRefuse } from '../refusal.ts';
import { type LockedMoney, lockMoney } from '../wallet/index.ts';

/**
 * Locks a payment to be corrected or voided, after the money that it may move: the wallet, the
 * receivables it pays, and all else that its customer owes (docs/algorithms/locks.md). Refuses
 * PAYMENT_NOT_FOUND.
 */
export async function lockRecorded(
  db: Db,
  cuid: string,
): Promise<{ readonly money: LockedMoney; readonly payment: RecordedRow }> {
  const before = orRefuse(await findPayment(db, cuid), 'PAYMENT_NOT_FOUND');
  const { id: payment_id, customer_id } = before;
  const which = { payment_id, or_owed_by: customer_id };
  const money = await lockMoney(db, { customer_id, which });
  const payment = orRefuse(await lockPayment(db, cuid), 'PAYMENT_NOT_FOUND');
  return { money, payment: await loadRecorded(db, payment) };
}
