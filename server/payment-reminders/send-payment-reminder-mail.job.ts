import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { prepareReminder } from './prepare-reminder.ts';
import { reminderFacts } from './reminder-facts.ts';
import { mailKey } from './reminder-views.ts';

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
      if (prepared === null) return null;
      const { reminder, reader } = prepared;
      return {
        key: mailKey(reminder.cuid),
        kind: 'payment.reminded',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        valid_until: spanOfDay(reminder.last_day, organiser.timezone).end_at,
        facts: reminderFacts(prepared, { organiser, origin }),
      };
    });
  },
);
