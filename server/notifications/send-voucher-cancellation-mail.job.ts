import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader, findVoucherCancellation } from './notification-views.ts';

/** Writes to a customer that a voucher is cancelled and why, once. */
export const sendVoucherCancellationMail = job(
  {
    name: 'send-voucher-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), customer_voucher_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser } = context;
    await sendMail({ ...context, name: 'voucher-cancellation' }, async (db) => {
      const cancelled = await findVoucherCancellation(db, payload.customer_voucher_id);
      const reader = cancelled === null ? null : await findReader(db, cancelled.customer_id);
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      return {
        key: `voucher cancellation ${cancelled.cuid}`,
        kind: 'voucher.cancelled',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          title: textReader({ language, organiser })(cancelled.title),
          code: cancelled.code,
          message: cancelled.cancellation_message,
        },
      };
    });
  },
);
