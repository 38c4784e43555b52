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
    const organiser_id = organiser.id;
    await sendMail({ ...context, name: 'voucher-cancellation' }, async (db) => {
      const of = { organiser_id, id: payload.customer_voucher_id };
      const cancelled = await findVoucherCancellation(db, of);
      const reader =
        cancelled === null
          ? null
          : await findReader(db, { organiser_id, id: cancelled.customer_id });
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
