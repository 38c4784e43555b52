import { undoRefund } from '@ribambelle/domain/payments/refunds.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { findPayment, lockPayment, noteRefundFailed, unnoteRefunded } from '../payments/index.ts';
import { allocate, loadTakenParts } from '../receivables/index.ts';
import { lockMoney } from './lock-money.ts';
import { moveWallet } from './wallet-store.ts';

/**
 * Puts back a refund that failed, or the money of a dispute that was won: the books have it where
 * it was taken from. Once.
 */
export async function putRefundBack(
  db: Db,
  input: Emitting & { refund_cuid: string; payment_cuid: string; now: string },
): Promise<void> {
  const { emit, payment_cuid: cuid, now } = input;
  const unlocked = await findPayment(db, cuid);
  if (unlocked === null) return;
  const { customer_id } = unlocked;
  await lockMoney(db, { customer_id, which: { payment_id: unlocked.id } });
  const payment = await lockPayment(db, cuid);
  if (payment === null) return;
  const refund = await noteRefundFailed(db, { cuid: input.refund_cuid, now });
  if (refund === undefined) return;
  const payment_id = payment.id;
  const takenParts = await loadTakenParts(db, refund.id);
  const { state, refunded_amount, parts, wallet_credit } = undoRefund(payment, {
    amount: refund.amount,
    parts: takenParts,
  });
  await allocate(db, { emit, payment_id, refund_id: refund.id, now, parts });
  await unnoteRefunded(db, { id: payment_id, state, refunded_amount });
  if (wallet_credit === 0) return;
  await moveWallet(db, {
    customer_id,
    amount: wallet_credit,
    reason: 'OVERPAYMENT',
    payment_id,
    message: refund.message,
    now,
  });
}
