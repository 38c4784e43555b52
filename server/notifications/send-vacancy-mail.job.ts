import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader, findVacancy } from './notification-views.ts';

/**
 * Writes to a family on a waiting list that a place is free, once for each vacancy (1 §9.3
 * waiting-list.vacancy, R18).
 */
export const sendVacancyMail = job(
  {
    name: 'send-vacancy-mail',
    payload: z.object({ organiser_id: z.int(), waiting_list_entry_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'vacancy' }, async (db) => {
      const vacancy = await findVacancy(db, payload.waiting_list_entry_id);
      const reader = vacancy === null ? null : await findReader(db, vacancy.customer_id);
      if (vacancy === null || reader === null) return null;
      const { language } = reader;
      const opens = vacancy.registrations_start_at;
      return {
        key: `vacancy ${vacancy.cuid} ${vacancy.vacancy}`,
        kind: 'waiting-list.vacancy',
        concerns: 'OTHER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: vacancy.start_at,
        facts: {
          firstname: reader.firstname,
          participant: fullname(vacancy),
          activity: textReader({ language, organiser })(vacancy.title),
          start_at: vacancy.start_at,
          end_at: vacancy.end_at,
          opens_at: opens !== null && opens > now ? opens : null,
          href: `${origin}/${language}/availabilities/${vacancy.slug}/${vacancy.availability_cuid}`,
        },
      };
    });
  },
);
