import { undoRefund } from '@ribambelle/domain/payments/refunds.ts';
import type { Db } from '../database/transaction.ts';
import {
  insertAllocations,
  loadTakenParts,
  lockPaidParts,
  lockPayment,
  noteRefundRefused,
  unnoteRefunded,
} from '../payments/index.ts';
import { moveWallet } from './wallet-store.ts';

/** The provider refused to give this money back: the refund says so, and the books have the money where it was taken from. Once. */
export async function putRefundBack(
  db: Db,
  input: { organiser_id: number; refund_cuid: string; payment_cuid: string; now: string },
): Promise<void> {
  const { organiser_id, now } = input;
  const payment = await lockPayment(db, { organiser_id, cuid: input.payment_cuid });
  if (payment === null) return;
  const { id: payment_id, customer_id, cart_id } = payment;
  const refund = await noteRefundRefused(db, { organiser_id, cuid: input.refund_cuid });
  if (refund === undefined) return;
  await lockPaidParts(db, { organiser_id, payment_id });
  const taken = await loadTakenParts(db, { organiser_id, refund_id: refund.id });
  const { state, refunded_amount, parts, wallet_credit } = undoRefund(payment, {
    amount: refund.amount,
    parts: taken,
  });
  await insertAllocations(db, {
    organiser_id,
    payment_id,
    cart_id,
    refund_id: refund.id,
    now,
    parts,
  });
  await unnoteRefunded(db, { organiser_id, id: payment_id, state, refunded_amount });
  if (wallet_credit === 0) return;
  const movement = {
    organiser_id,
    customer_id,
    amount: wallet_credit,
    reason: 'OVERPAYMENT' as const,
    payment_id,
    now,
  };
  await moveWallet(db, { ...movement, message: refund.message });
}
