import { z } from 'zod';
import { job } from '../queue/job.ts';
import { findPendingRefund, noteRefundDone } from './refund-store.ts';

/** Asks the provider to give money back; the refund's cuid makes it happen once, however often this runs. */
export const sendRefund = job(
  'send-refund',
  z.object({ organiser_id: z.int(), refund_cuid: z.string() }),
  async ({ payload, organiser, outside, inTenant, now }) => {
    const organiser_id = organiser.id;
    const cuid = payload.refund_cuid;
    const refund = await inTenant((db) => findPendingRefund(db, { organiser_id, cuid }));
    if (refund === undefined || refund.provider === null || refund.provider_reference === null) return;
    const port = outside.payments[refund.provider];
    if (port === undefined) throw new Error(`There is no payment provider ${refund.provider}`);
    const { provider_reference } = await port.refund({
      provider_reference: refund.provider_reference,
      refund_cuid: cuid,
      amount: refund.amount,
    });
    await inTenant((db) => noteRefundDone(db, { organiser_id, cuid, provider_reference, now }));
  },
);
