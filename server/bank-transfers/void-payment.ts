import { voidPayment as endpoint } from '@ribambelle/api/bank-transfers/void-payment.ts';
import { decideVoid } from '@ribambelle/domain/payments/recorded.ts';
import { takeOff } from '@ribambelle/domain/payments/refunds.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changePayment } from '../payments/index.ts';
import { refuse } from '../refusal.ts';
import { paymentToRefund, takeOffPayment } from '../wallet/index.ts';
import { lockRecorded } from './lock-recorded.ts';

/**
 * Voids a recorded payment: its money is taken from where it is now; its row stays, with the author
 * and the reason.
 */
export const voidPayment = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const organiser_id = organiser.id;
  const { reason } = request;
  const { money, payment } = await lockRecorded(db, { organiser_id, cuid: request.payment });
  const decided = decideVoid(payment);
  if (!decided.ok) refuse(decided.refused, decided.fields);
  const { wallet_amount } = money;
  const facts = await paymentToRefund(db, { organiser_id, payment, wallet_amount });
  const taken = takeOff(facts, decided.value);
  const by = { message: reason, created_by: collaborator.id, now };
  const of = { organiser_id, payment_id: payment.id, refund_id: null };
  await takeOffPayment(db, { ...of, ...by, money, taken, reason: 'CORRECTION' });
  const { method, paid_at, message } = payment;
  const changed = await changePayment(db, {
    organiser_id,
    payment,
    to: { method, paid_at, message, amount: 0, state: 'VOIDED' },
    changes: {},
    reason,
    created_by: collaborator.id,
    now,
  });
  if (!changed) throw new Error('A payment changed under its own lock');
  emit('payment.voided', { payment_id: payment.id });
  const did = {
    action: 'payments.delete' as const,
    entity: 'payments',
    entity_cuid: payment.cuid,
    summary: reason,
    changes: {
      amount: { from: payment.amount, to: 0 },
      reason: { from: null, to: reason },
    },
    record: payment,
  };
  await recordAudit(db, { organiser, collaborator, now, ...did });
  return { missing_amount: taken.missing_amount, message: null };
});
