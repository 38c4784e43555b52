import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findReader, findVacancy } from './notification-views.ts';
import { readVacancyMail } from './read-vacancy-mail.ts';

/**
 * Writes about a place that became free before its e-mail became a notification: such jobs may wait
 * in the queue while a new version starts, and nothing queues them any more.
 */
export const sendVacancyMail = job(
  {
    name: 'send-vacancy-mail',
    payload: z.object({ organiser_id: z.int(), waiting_list_entry_id: z.int() }),
  },
  async (context) => {
    const { waiting_list_entry_id } = context.payload;
    await sendMail({ ...context, name: 'vacancy' }, async (db) => {
      const row = await findVacancy(db, waiting_list_entry_id);
      const reader = row === null ? null : await findReader(db, row.customer_id);
      if (reader === null) return null;
      const mail = await readVacancyMail(db, { ...context, waiting_list_entry_id, reader });
      if (mail === null) return null;
      const { cuid, vacancy, facts, valid_until } = mail;
      return {
        key: `vacancy ${cuid} ${vacancy}`,
        kind: 'waiting-list.vacancy',
        concerns: 'OTHER',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        valid_until,
        facts,
      };
    });
  },
);
