import { z } from 'zod';
import { portOf } from '../payment-providers/index.ts';
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
    const { provider, provider_reference: reference, amount, payment_cuid } = refund;
    if (!Object.hasOwn(outside.payments, provider))
      throw new Error(`There is no payment provider ${provider}`);
    const port = await portOf(refund, { outside, inTenant });
    const order = { provider_reference: reference, refund_cuid: cuid, amount };
    // an account that was disconnected gives nothing back any more
    const result = port === null ? null : await port.refund(order);
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
