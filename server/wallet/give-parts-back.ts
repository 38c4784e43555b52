import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { wayBack } from '@ribambelle/domain/payments/give-back.ts';
import type { Db } from '../database/transaction.ts';
import { lockPayments, type PaymentRow } from '../payments/index.ts';
import { takeOffParts } from '../receivables/index.ts';
import { payOut } from './pay-out.ts';
import { moveWallet } from './wallet-store.ts';

/** The part of a payment that is given back from one receivable, in minor units. */
export interface PartBack {
  readonly payment_id: number;
  readonly receivable_id: number;
  readonly customer_id: number;
  readonly amount: number;
}

/** The text that goes with money that leaves, and its author; null for a family that cancels. */
interface Leaving {
  readonly message: string;
  readonly created_by: number | null;
  readonly now: string;
}

/**
 * Gives parts of payments back from locked receivables, each payment once and in its own way; all
 * payments are locked together, in the order of their ids.
 */
export async function givePartsBack(
  db: Db,
  input: {
    readonly parts: readonly PartBack[];
    readonly wayOf: (payment: PaymentRow) => ReturnType<typeof wayBack>;
    readonly by: Leaving;
  },
): Promise<void> {
  const { parts, wayOf, by } = input;
  const ids = [...new Set(parts.map(({ payment_id }) => payment_id))];
  if (ids.length === 0) return;
  const payments = await lockPayments(db, ids);
  for (const payment of payments) {
    const partsOfPayment = parts.filter(({ payment_id }) => payment_id === payment.id);
    const out = {
      payment,
      parts: partsOfPayment,
      amount: sumAmounts(partsOfPayment.map(({ amount }) => amount)),
      by,
    };
    const way = wayOf(payment);
    await (way === 'WALLET' ? intoWallet(db, out) : away(db, { ...out, way }));
  }
}

interface Out {
  readonly payment: PaymentRow;
  readonly parts: readonly PartBack[];
  readonly amount: number;
  readonly by: Leaving;
}

/** Moves the money to the wallet: it stays with the organiser, as the customer's credit. */
async function intoWallet(db: Db, { payment, parts, by }: Out): Promise<void> {
  const of = { payment_id: payment.id, now: by.now };
  await takeOffParts(db, { ...of, parts });
  for (const { customer_id, receivable_id, amount } of parts)
    await moveWallet(db, {
      ...of,
      customer_id,
      receivable_id,
      amount,
      reason: 'CANCELLATION',
      message: by.message,
      created_by: by.created_by,
    });
}

async function away(
  db: Db,
  { payment, parts, amount, by, way }: Out & { way: 'PROVIDER' | 'BANK' },
): Promise<void> {
  await payOut(db, {
    ...by,
    payment,
    amount,
    way,
    takeOff: (refund_id) =>
      takeOffParts(db, { payment_id: payment.id, refund_id, parts, now: by.now }),
  });
}
