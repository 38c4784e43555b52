import {
  cancelledMoney,
  type CancelledMoney,
} from '@ribambelle/domain/cancellation-policies/cancelled-money.ts';
import type { PolicyDestination } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Db } from '../database/transaction.ts';
import { loadPaidPayments, type PaidPaymentRow } from '../payments/index.ts';
import { dropAccessories, loadPaidShares, type ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import type { ActingCollaborator } from '../sessions/signed-in.ts';
import { givePartsBack } from './give-parts-back.ts';

/** The money of a purchase that its family gives up, in minor units. */
export interface PlannedMoney extends CancelledMoney {
  readonly online_amount: number;
  readonly wallet_amount: number;
  readonly payments: readonly PaidPaymentRow[];
}

/**
 * Plans what goes back of a purchase of which an amount stays due, and how. `receivables` are those
 * of its order; an act has locked them.
 */
export async function planMoneyBack(
  db: Db,
  of: {
    receivables: readonly ReceivableRow[];
    receivable_id: number;
    due_amount: number;
    money_to: PolicyDestination;
  },
): Promise<PlannedMoney> {
  const { receivables, receivable_id, due_amount, money_to } = of;
  const order = [];
  for (const one of receivables) {
    const isMoved = money_to !== 'STAFF' && (one.accessory || one.id === receivable_id);
    order.push({ ...one, shares: isMoved ? await loadPaidShares(db, one.id) : [] });
  }
  const ids = order.flatMap(({ shares }) => shares.map(({ payment_id }) => payment_id));
  const payments = await loadPaidPayments(db, [...new Set(ids)]);
  const money = cancelledMoney(order, {
    receivable_id,
    due_amount,
    money_to,
    payments: new Map(payments.map((payment) => [payment.id, payment])),
  });
  const back = (way: 'PROVIDER' | 'WALLET') =>
    sumAmounts(money.back.filter((part) => part.way === way).map(({ amount }) => amount));
  return {
    ...money,
    online_amount: back('PROVIDER'),
    wallet_amount: back('WALLET'),
    payments,
  };
}

/**
 * Gives planned money back for a family, after its receivable was reduced; everything is locked.
 * Refuses REFUND_NOT_PERMITTED to staff who act as the family without the right to refund.
 */
export async function giveMoneyBack(
  db: Db,
  of: {
    back: CancelledMoney['back'];
    customer_id: number;
    cart_id: number | null;
    message: string;
    /** The collaborator who acts as the family; null for the family itself. */
    acting: Pick<ActingCollaborator, 'permissions'> | null;
    now: string;
  },
): Promise<void> {
  const { back, customer_id, cart_id, message, now } = of;
  if (back.length === 0) return;
  if (of.acting !== null && !of.acting.permissions.includes('payments.refund'))
    refuse('REFUND_NOT_PERMITTED');
  await givePartsBack(db, {
    parts: back.map((part) => ({ ...part, customer_id })),
    wayOf: ({ id }) => back.find(({ payment_id }) => payment_id === id)?.way ?? 'WALLET',
    by: { message: message.slice(0, 200), created_by: null, now },
  });
  await dropAccessories(db, { cart_ids: [cart_id], now });
}
