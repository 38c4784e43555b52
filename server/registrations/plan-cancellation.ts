import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import {
  cancelledMoney,
  type CancelledMoney,
} from '@ribambelle/domain/cancellation-policies/cancelled-money.ts';
import { USUAL_POLICY } from '@ribambelle/domain/cancellation-policies/policy.ts';
import {
  type CancellationOutcome,
  decideCancellation,
} from '@ribambelle/domain/registrations/cancellation.ts';
import type { Db } from '../database/transaction.ts';
import { loadPaidPayments, type PaidPaymentRow } from '../payments/index.ts';
import { loadPaidShares, type ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import type { CancellationMoney, LockedRegistration } from './cancellation-store.ts';

/** The consequences of a cancellation by the family, to the cent. */
export interface CancellationPlan {
  readonly receivable: ReceivableRow;
  readonly outcome: CancellationOutcome;
  readonly money: CancelledMoney & CancellationMoney;
  readonly payments: readonly PaidPaymentRow[];
}

/**
 * Plans the cancellation of a registration by its family, under the policy with which it was sold:
 * the same for the preview and for the act. The act has locked everything first. Refuses as the
 * rule does.
 */
export async function planCancellation(
  db: Db,
  input: {
    registration: LockedRegistration;
    receivables: readonly ReceivableRow[];
    message: string;
    now: string;
  },
): Promise<CancellationPlan> {
  const { registration, receivables, message, now } = input;
  const { receivable_id } = registration;
  const receivable = receivables.find(({ id }) => id === receivable_id);
  if (receivable === undefined) throw new Error('A registration has no receivable');
  const { total_amount, paid_amount } = receivable;
  const facts = { ...registration, total_amount, paid_amount };
  const decision = decideCancellation(facts, { type: 'CUSTOMER', message, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const outcome = decision.value;
  const { money_to } = registration.policy ?? USUAL_POLICY;
  const order = [];
  for (const one of receivables) {
    const isMoved = money_to !== 'STAFF' && (one.accessory || one.id === receivable_id);
    order.push({ ...one, shares: isMoved ? await loadPaidShares(db, one.id) : [] });
  }
  const ids = order.flatMap(({ shares }) => shares.map(({ payment_id }) => payment_id));
  const payments = await loadPaidPayments(db, [...new Set(ids)]);
  const { due_amount, fee_amount } = outcome;
  const money = cancelledMoney(order, {
    receivable_id,
    due_amount,
    money_to,
    payments: new Map(payments.map((payment) => [payment.id, payment])),
  });
  const back = (way: 'PROVIDER' | 'WALLET') =>
    sumAmounts(money.back.filter((part) => part.way === way).map(({ amount }) => amount));
  const online_amount = back('PROVIDER');
  const wallet_amount = back('WALLET');
  return {
    receivable,
    outcome,
    money: { ...money, fee_amount, online_amount, wallet_amount },
    payments,
  };
}
