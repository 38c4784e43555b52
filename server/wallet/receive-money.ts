import { allocatePayment, type Debt } from '@ribambelle/domain/payments/allocate.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { outstandingAmount } from '@ribambelle/domain/payments/payment-status.ts';
import type { Db } from '../database/transaction.ts';
import {
  insertAllocations,
  insertPayment,
  lockDebts,
  type Owed,
  type PaymentRow,
} from '../payments/index.ts';
import { lockWallet, moveWallet } from './wallet-store.ts';

interface Received {
  readonly organiser_id: number;
  readonly customer_id: number;
  readonly payment_id: number;
  readonly cart_id: number | null;
  readonly amount: number;
  readonly deposits_first: boolean;
  readonly now: string;
}

/** Puts received money on debts, oldest first; what is left over becomes wallet credit. Answers that credit. */
export async function spreadMoney(
  db: Db,
  received: Received & { debts: readonly Debt[] },
): Promise<number> {
  const { organiser_id, customer_id, payment_id, cart_id, now } = received;
  const { parts, left_over } = allocatePayment(received.amount, {
    debts: received.debts,
    deposits_first: received.deposits_first,
  });
  const rows = parts.map(({ kind, id, amount }) => ({
    registration_id: kind === 'REGISTRATION' ? id : null,
    amount,
  }));
  await insertAllocations(db, { organiser_id, payment_id, cart_id, now, parts: rows });
  if (left_over > 0)
    await moveWallet(db, {
      organiser_id,
      customer_id,
      amount: left_over,
      reason: 'OVERPAYMENT',
      payment_id,
      now,
    });
  return left_over;
}

/** Money for what exists already, a registration or a processed cart: spread over what it still owes. Answers what became wallet credit. */
export async function receiveMoney(
  db: Db,
  input: Omit<Received, 'deposits_first'> & { owed: Owed },
): Promise<number> {
  const debts = await lockDebts(db, input.owed);
  return spreadMoney(db, { ...input, debts, deposits_first: false });
}

/** What is still owed for a registration or a processed cart, in minor units. */
export function outstandingOf(debts: readonly Debt[]): number {
  return sumAmounts(debts.map(outstandingAmount));
}

/**
 * Pays debts from the wallet: at most `amount`, at most what is in it, at most what is owed. Writes the payment, the movement and the
 * allocations; null when there was nothing to pay or nothing to pay it with.
 */
export async function payFromWallet(
  db: Db,
  input: { owed: Owed; customer_id: number; amount: number; currency: string; now: string },
): Promise<PaymentRow | null> {
  const { owed, customer_id, currency, now } = input;
  const { organiser_id } = owed;
  const debts = await lockDebts(db, owed);
  const balance = await lockWallet(db, { organiser_id, customer_id });
  const amount = Math.min(input.amount, balance, outstandingOf(debts));
  if (amount <= 0) return null;
  const payment = await insertPayment(db, {
    organiser_id,
    customer_id,
    cart_id: owed.cart_id,
    registration_id: owed.registration_id,
    method: 'WALLET',
    strategy: 'WALLET',
    amount,
    currency,
    state: 'PAID',
    now,
  });
  const moved = await moveWallet(db, {
    organiser_id,
    customer_id,
    amount: -amount,
    reason: 'PAYMENT',
    payment_id: payment.id,
    now,
  });
  if (!moved) throw new Error('A locked wallet held less than was read');
  const spread = {
    organiser_id,
    customer_id,
    payment_id: payment.id,
    cart_id: owed.cart_id,
    amount,
    deposits_first: false,
    now,
  };
  await spreadMoney(db, { ...spread, debts });
  return payment;
}
