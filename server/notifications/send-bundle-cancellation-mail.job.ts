import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader, findBundleCancellation } from './notification-views.ts';

/** Writes to a customer that a bundle is cancelled and why, once. */
export const sendBundleCancellationMail = job(
  {
    name: 'send-bundle-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), customer_bundle_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser } = context;
    await sendMail({ ...context, name: 'bundle-cancellation' }, async (db) => {
      const cancelled = await findBundleCancellation(db, payload.customer_bundle_id);
      const reader = cancelled === null ? null : await findReader(db, cancelled.customer_id);
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      return {
        key: `bundle cancellation ${cancelled.cuid}`,
        kind: 'bundle.cancelled',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          title: textReader({ language, organiser })(cancelled.title),
          message: cancelled.cancellation_message,
        },
      };
    });
  },
);
