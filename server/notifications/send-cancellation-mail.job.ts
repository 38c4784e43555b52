import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findCancellation, findReader } from './notification-views.ts';
import { readCancellationMail } from './read-cancellation-mail.ts';

/**
 * Writes about a cancellation of before its e-mail became a notification: such jobs may wait in the
 * queue while a new version starts, and nothing queues them any more.
 */
export const sendCancellationMail = job(
  {
    name: 'send-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), registration_id: z.int() }),
  },
  async (context) => {
    const { registration_id } = context.payload;
    await sendMail({ ...context, name: 'cancellation' }, async (db) => {
      const row = await findCancellation(db, registration_id);
      const reader = row === null ? null : await findReader(db, row.customer_id);
      if (reader === null) return null;
      const mail = await readCancellationMail(db, { ...context, registration_id, reader });
      if (mail === null) return null;
      const { cuid, cancelled_at, facts, valid_until, calendar } = mail;
      return {
        key: `cancellation ${cuid} ${cancelled_at}`,
        kind: 'registration.cancellation.created',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        valid_until,
        facts,
        attach: async () => [calendar()],
      };
    });
  },
);
