import { voidPayment as endpoint } from '@ribambelle/api/bank-transfers/void-payment.ts';
import { decideVoid } from '@ribambelle/domain/payments/recorded.ts';
import { takeOff } from '@ribambelle/domain/payments/refunds.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { changePayment } from '../payments/index.ts';
import { refuse } from '../refusal.ts';
import { paymentToRefund, takeOffPayment } from '../wallet/index.ts';
import { lockRecorded } from './lock-recorded.ts';

/**
 * Voids a recorded payment: its money is taken from where it is now; its row stays, with the author
 * and the reason.
 */
export const voidPayment = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const { reason } = request;
  const { money, payment } = await lockRecorded(db, request.payment);
  const decision = decideVoid(payment);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { wallet_amount } = money;
  const facts = await paymentToRefund(db, { payment, wallet_amount });
  const takeoff = takeOff(facts, decision.value);
  const by = { message: reason, created_by: collaborator.id, now };
  const of = { payment_id: payment.id, refund_id: null };
  await takeOffPayment(db, { ...of, ...by, money, taken: takeoff, reason: 'CORRECTION' });
  const { method, paid_at, message } = payment;
  const change = await changePayment(db, {
    payment,
    to: { method, paid_at, message, amount: 0, state: 'VOIDED' },
    changes: {},
    reason,
    created_by: collaborator.id,
    now,
  });
  if (!change) throw new Error('A payment changed under its own lock');
  emit('payment.voided', { payment_id: payment.id });
  await logAct(context, {
    act: 'payments.delete',
    noun: 'payments',
    record: payment,
    summary: reason,
    changes: {
      amount: { from: payment.amount, to: 0 },
      reason: { from: null, to: reason },
    },
  });
  return { missing_amount: takeoff.missing_amount, message: null };
});
