import { splitOverTargets, type Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { type Receivable, spreadAmount } from '@ribambelle/domain/receivables/spread.ts';
import { owedAmount } from '@ribambelle/domain/receivables/owed.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { insertPayment, type PaymentRow } from '../payments/index.ts';
import { allocate } from '../receivables/index.ts';
import { moveWallet } from './wallet-store.ts';

/** Received money, and the locked receivables that it is for; amounts in minor units. */
export interface Received {
  readonly customer_id: number;
  readonly payment_id: number;
  readonly amount: number;
  readonly receivables: readonly Receivable[];
  /** The parts of the debts that were asked for, paid first; none for any, the first due first. */
  readonly targets?: readonly Target[];
  /** True when deposits are paid before anything gets more. */
  readonly deposits_first?: boolean;
  readonly now: string;
}

/**
 * Allocates received money to locked receivables: its targets, or what is due first; the remainder
 * becomes wallet credit. Returns that credit.
 */
export async function receiveMoney(db: Db, receipt: Emitting & Received): Promise<number> {
  const { emit, customer_id, payment_id, receivables, now } = receipt;
  const { amount, targets = [], deposits_first = false } = receipt;
  const { parts, left_over } =
    targets.length > 0
      ? splitOverTargets(amount, { targets, receivables })
      : spreadAmount(amount, { receivables, deposits_first });
  await allocate(db, { emit, payment_id, now, parts });
  if (left_over > 0) {
    await moveWallet(db, {
      customer_id,
      amount: left_over,
      reason: 'OVERPAYMENT',
      payment_id,
      now,
    });
  }
  return left_over;
}

/** A payment from the locked wallet of a customer for locked receivables. */
export interface WalletPayment {
  readonly customer_id: number;
  /** The one order that it is for; null for several. */
  readonly cart_id: number | null;
  readonly wallet_amount: number;
  readonly receivables: readonly Receivable[];
  /** The parts of them to pay first; none for what is due first. */
  readonly targets?: readonly Target[];
  /** The most to pay, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly created_by?: number | null;
  readonly now: string;
}

/**
 * Pays locked receivables from a locked wallet: at most `amount`, at most its balance, at most the
 * amount owed. Writes the payment, the movement and the allocations; returns null when there was
 * nothing to pay or nothing to pay it with.
 */
export async function payFromWallet(
  db: Db,
  order: Emitting & WalletPayment,
): Promise<PaymentRow | null> {
  const { emit, customer_id, receivables, now } = order;
  const owed = sumAmounts(receivables.map(owedAmount));
  const amount = Math.min(order.amount, order.wallet_amount, owed);
  if (amount <= 0) return null;
  const payment = await insertPayment(db, {
    customer_id,
    cart_id: order.cart_id,
    method: 'WALLET',
    strategy: 'WALLET',
    amount,
    currency: order.currency,
    state: 'PAID',
    created_by: order.created_by ?? null,
    now,
  });
  const movement = await moveWallet(db, {
    customer_id,
    amount: -amount,
    reason: 'PAYMENT',
    payment_id: payment.id,
    now,
  });
  if (!movement) throw new Error('A locked wallet held less than was read');
  await receiveMoney(db, {
    emit,

    customer_id,
    payment_id: payment.id,
    amount,
    receivables,
    targets: order.targets ?? [],
    now,
  });
  return payment;
}
