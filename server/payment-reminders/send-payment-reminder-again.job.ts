import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { prepareReminder } from './prepare-reminder.ts';
import { reminderDueMail } from './reminder-due-mail.ts';
import { endWrittenMail } from './reminder-store.ts';
import { findReminderOfMail } from './reminder-views.ts';

/**
 * Sends a reminder that no mail server took, with what is owed and the last day of this moment; it
 * is over when nothing is owed any more.
 */
export const sendPaymentReminderAgain = job(
  {
    name: 'send-payment-reminder-again',
    payload: z.object({ organiser_id: z.int(), mail_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'payment-reminder' }, async (db) => {
      const waiting = await findReminderOfMail(db, payload.mail_id);
      if (waiting === undefined) return null;
      const { id, key } = waiting;
      const prepared =
        id === null ? null : await prepareReminder(db, { id, organiser, anew: true, now });
      if (prepared !== null)
        return { ...reminderDueMail(prepared, { organiser, origin }), anew: true };
      await endWrittenMail(db, key);
      return null;
    });
  },
);
