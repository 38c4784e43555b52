import { z } from 'zod';
import { findPendingRefund, lockPayment, moveRefund, queueCheck } from '../payments/index.ts';
import { job } from '../queue/job.ts';
import { putRefundBack } from './put-refund-back.ts';

/**
 * Has the provider give money back; the refund's cuid makes it happen once, however often this
 * runs. A provider that does not answer is called again; when it refuses, the books have the money
 * again. One that only accepted it is asked later whether the money was given.
 */
export const sendRefund = job(
  { name: 'send-refund', payload: z.object({ organiser_id: z.int(), refund_cuid: z.string() }) },
  async ({ payload, outside, inTenant, now }) => {
    const cuid = payload.refund_cuid;
    const refund = await inTenant((db) => findPendingRefund(db, cuid));
    if (refund === undefined || refund.provider === null || refund.provider_reference === null)
      return;
    const port = outside.payments[refund.provider];
    if (port === undefined) throw new Error(`There is no payment provider ${refund.provider}`);
    const { amount, payment_cuid } = refund;
    const result = await port.refund({
      provider_reference: refund.provider_reference,
      refund_cuid: cuid,
      amount,
    });
    await inTenant(async (db, emit) => {
      if (result === null) {
        await putRefundBack(db, { emit, refund_cuid: cuid, payment_cuid, now });
        return;
      }
      const { provider_reference, state: to } = result;
      const payment = await lockPayment(db, payment_cuid);
      // its message can be quicker than this answer
      await moveRefund(db, { cuid, from: ['PENDING'], to, provider_reference, now });
      if (to === 'SENT' && payment !== null) await queueCheck(db, { payment, attempt: 0, now });
    });
  },
);
