import { refundPayment as endpoint } from '@ribambelle/api/wallet/refund-payment.ts';
import { decideRefund } from '@ribambelle/domain/payments/refunds.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueJob } from '../events/queue-job.ts';
import {
  insertAllocations,
  insertRefund,
  lockPaidParts,
  lockPayment,
  movePayment,
  noteRefunded,
} from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { moveWallet } from './wallet-store.ts';

/** Gives money of a payment back: books first, and the provider by a job that the same transaction queues. */
export const refundPayment = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { amount, to, reason } = request;
    const payment = orRefuse(
      await lockPayment(db, { organiser_id, cuid: request.payment }),
      'PAYMENT_NOT_FOUND',
    );
    const { id: payment_id, customer_id } = payment;
    const online = payment.provider !== null && payment.provider_reference !== null;
    const parts = await lockPaidParts(db, { organiser_id, payment_id });
    const decided = decideRefund({ state: payment.state, parts }, amount);
    if (!decided.ok) refuse(decided.refused, decided.fields);
    if ((to === 'PROVIDER' && !online) || (to === 'BANK' && payment.strategy === 'WALLET'))
      refuse('REFUND_WAY_NOT_POSSIBLE', { to: 'REFUND_WAY_NOT_POSSIBLE' });
    const taken = decided.value.map((part) => ({ ...part, amount: -part.amount }));
    const off = { organiser_id, payment_id, cart_id: payment.cart_id, now, parts: taken };
    if (to === 'WALLET') {
      await insertAllocations(db, off);
      const movement = {
        organiser_id,
        customer_id,
        amount,
        reason: 'REFUND' as const,
        payment_id,
        message: reason,
        now,
      };
      await moveWallet(db, { ...movement, created_by: collaborator.id });
    } else {
      const state = to === 'PROVIDER' ? ('PENDING' as const) : ('DONE' as const);
      const values = {
        organiser_id,
        payment_id,
        amount,
        state,
        message: reason,
        created_by: collaborator.id,
        now,
      };
      const { id: refund_id, cuid: refund_cuid } = await insertRefund(db, values);
      await insertAllocations(db, { ...off, refund_id });
      const refunded =
        payment.refunded_amount + amount === payment.amount
          ? ('REFUNDED' as const)
          : ('PARTIALLY_REFUNDED' as const);
      const moved = await movePayment(db, {
        organiser_id,
        id: payment_id,
        from: payment.state,
        to: refunded,
        now,
      });
      if (!moved) refuse('PAYMENT_NOT_REFUNDABLE');
      await noteRefunded(db, { organiser_id, id: payment_id, newly_refunded_amount: amount });
      const key = `send-refund ${refund_cuid}`;
      if (state === 'PENDING')
        await queueJob(db, {
          organiser_id,
          name: 'send-refund',
          payload: { refund_cuid },
          key,
          run_at: null,
          now,
        });
    }
    const changes = {
      amount: { from: null, to: amount },
      to: { from: null, to },
      reason: { from: null, to: reason },
    };
    const did = {
      action: 'payments.refund',
      entity: 'payments',
      entity_cuid: payment.cuid,
      summary: reason,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
