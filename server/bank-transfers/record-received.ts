import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { oneOrderOf } from '@ribambelle/domain/payments/targets.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { recordPayment } from '@ribambelle/api/bank-transfers/record-payment.ts';
import type { ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertPayment, insertTargets } from '../payments/index.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { receiveMoney } from '../wallet/index.ts';

type Context = Pick<
  ActionContext<typeof recordPayment>,
  'db' | 'organiser' | 'collaborator' | 'now' | 'emit'
>;

/**
 * Records money that staff received, on locked receivables of its payer; returns the payment, and
 * the amount that became wallet credit. Minor units.
 */
export async function recordReceived(
  context: Context,
  money: {
    readonly payer: { readonly id: number; readonly firstname: string; readonly lastname: string };
    /** The order that it is for; null for that of its targets, or for any debt. */
    readonly cart_id: number | null;
    readonly receivables: readonly ReceivableRow[];
    /** The debts that it is for; none for any, the first due first. */
    readonly targets?: readonly Target[];
    readonly amount: number;
    readonly method: 'TRANSFER' | 'CASH' | 'OTHER';
    readonly note: string;
    readonly received: { readonly day: Day; readonly moment: string };
  },
): Promise<{ readonly id: number; readonly cuid: string; readonly credited_amount: number }> {
  const { db, organiser, collaborator, now, emit } = context;
  const { payer, receivables, targets = [], amount, method, note, received } = money;
  const payment = await insertPayment(db, {
    customer_id: payer.id,
    cart_id: money.cart_id ?? oneOrderOf(targets, receivables),
    method,
    amount,
    currency: organiser.currency,
    state: 'PAID',
    message: note,
    created_by: collaborator.id,
    paid_at: received.moment,
    now,
  });
  await insertTargets(db, { payment_id: payment.id, targets });
  const credited_amount = await receiveMoney(db, {
    emit,

    customer_id: payer.id,
    payment_id: payment.id,
    amount,
    receivables,
    targets,
    now,
  });
  emit('payment.received', { payment_id: payment.id });
  await logAct(context, {
    act: 'payments.create',
    noun: 'payments',
    cuid: payment.cuid,
    summary: fullname(payer),
    changes: {
      amount: { from: null, to: amount },
      method: { from: null, to: method },
      received_at: { from: null, to: received.day },
    },
  });
  return { id: payment.id, cuid: payment.cuid, credited_amount };
}
