import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { creditReminderDueMail } from './credit-reminder-due-mail.ts';

/**
 * Sends the e-mail of a credit reminder, once; nothing when the wallet moved since it was written.
 */
export const sendCreditReminderMail = job(
  {
    name: 'send-credit-reminder-mail',
    payload: z.object({ organiser_id: z.int(), credit_reminder_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'credit-reminder' }, (db) =>
      creditReminderDueMail(db, { id: payload.credit_reminder_id, organiser, origin, now }),
    );
  },
);
