import { atOnce } from '../database/statements.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { PaymentToRefund, TakenBack } from '@ribambelle/domain/payments/refunds.ts';
import { takeBack } from '@ribambelle/domain/payments/take-back.ts';
import type { Db } from '../database/transaction.ts';
import type { PaymentRow } from '../payments/index.ts';
import {
  dropAccessories,
  loadPaidParts,
  loadPaidShares,
  oweAgain,
  type ReceivableRow,
  takeOffParts,
} from '../receivables/index.ts';
import type { LockedMoney } from './lock-money.ts';
import { creditOfPayment, moveWallet } from './wallet-store.ts';

/**
 * Returns a locked payment as the rules of refunds see it; its receivables and the wallet are
 * locked.
 */
export async function paymentToRefund(
  db: Db,
  input: { payment: PaymentRow; wallet_amount: number },
): Promise<PaymentToRefund> {
  const [parts, credit] = await atOnce(
    () => loadPaidParts(db, input.payment.id),
    () => creditOfPayment(db, input.payment.id),
  );
  const { state, amount, refunded_amount } = input.payment;
  const wallet_amount = Math.max(0, Math.min(credit, input.wallet_amount));
  return { state, amount, refunded_amount, parts, wallet_amount };
}

/**
 * Takes refunded money off a payment: off receivables and wallet, by the rule's decision; orders
 * with nothing left lose their fee. Money that the customer has spent meanwhile is owed again, so
 * that no cent is lost.
 */
export async function takeOffPayment(
  db: Db,
  input: {
    payment_id: number;
    money: LockedMoney;
    taken: TakenBack;
    refund_id: number | null;
    /** The reason why it leaves the wallet. */
    reason?: 'REFUND' | 'CORRECTION';
    message?: string;
    created_by?: number | null;
    now: string;
  },
): Promise<void> {
  const { payment_id, money, taken, now } = input;
  const { customer_id } = money;
  const { missing_amount, parts } = taken;
  await takeOffParts(db, { payment_id, refund_id: input.refund_id, now, parts });
  if (missing_amount > 0) {
    // the missing amount is lent to the wallet, and charged
    await oweAgain(db, { customer_id, amount: missing_amount, now });
    const lent = { customer_id, amount: missing_amount, now };
    await moveWallet(db, { ...lent, reason: 'CORRECTION' });
  }
  const wallet_amount = taken.wallet_amount + missing_amount;
  if (wallet_amount > 0) {
    const movement = await moveWallet(db, {
      customer_id,
      amount: -wallet_amount,
      reason: input.reason ?? 'REFUND',
      payment_id,
      message: input.message ?? '',
      created_by: input.created_by ?? null,
      now,
    });
    if (!movement) throw new Error('A locked wallet held less than was read');
  }
  const cart_ids = money.receivables.map(({ cart_id }) => cart_id);
  await dropAccessories(db, { cart_ids, now });
}

/**
 * Moves the credit of a locked receivable to the wallet, payment by payment, so that each payment's
 * books still add up. Returns the amount moved, in minor units.
 */
export async function creditOverpaid(
  db: Db,
  input: { receivable: Pick<ReceivableRow, 'id' | 'customer_id'>; amount: number; now: string },
): Promise<number> {
  const { receivable, now } = input;
  if (input.amount <= 0) return 0;
  const shares = await loadPaidShares(db, receivable.id);
  const parts = takeBack(shares, input.amount);
  for (const { payment_id, amount } of parts) {
    await takeOffParts(db, { payment_id, now, parts: [{ receivable_id: receivable.id, amount }] });
    await moveWallet(db, {
      customer_id: receivable.customer_id,
      amount,
      reason: 'OVERPAYMENT',
      payment_id,
      receivable_id: receivable.id,
      now,
    });
  }
  return sumAmounts(parts.map((part) => part.amount));
}
