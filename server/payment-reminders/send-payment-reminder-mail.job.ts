import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { prepareReminder } from './prepare-reminder.ts';
import { reminderDueMail } from './reminder-due-mail.ts';

/**
 * Sends the e-mail of a reminder, once, with what is owed of its debts when it leaves; nothing when
 * that is nothing.
 */
export const sendPaymentReminderMail = job(
  {
    name: 'send-payment-reminder-mail',
    payload: z.object({ organiser_id: z.int(), payment_reminder_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'payment-reminder' }, async (db) => {
      const id = payload.payment_reminder_id;
      const prepared = await prepareReminder(db, { id, organiser, now });
      return prepared === null ? null : reminderDueMail(prepared, { organiser, origin });
    });
  },
);
