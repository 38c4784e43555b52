import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader, findMembershipCancellation } from './notification-views.ts';

/** Writes to a customer that a membership is cancelled and why, once. */
export const sendMembershipCancellationMail = job(
  {
    name: 'send-membership-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), customer_membership_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser } = context;
    await sendMail({ ...context, name: 'membership-cancellation' }, async (db) => {
      const cancelled = await findMembershipCancellation(db, payload.customer_membership_id);
      const reader = cancelled === null ? null : await findReader(db, cancelled.customer_id);
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      return {
        key: `membership cancellation ${cancelled.cuid}`,
        kind: 'membership.cancelled',
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
