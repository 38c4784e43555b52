import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader, findVacancy } from './notification-views.ts';

/**
 * Writes to a family on a waiting list that a place is kept for it, once for each vacancy, while it
 * is (1 §9.3 waiting-list.vacancy, R18).
 */
export const sendOfferMail = job(
  {
    name: 'send-offer-mail',
    payload: z.object({ organiser_id: z.int(), waiting_list_entry_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'offer' }, async (db) => {
      const offer = await findVacancy(db, payload.waiting_list_entry_id);
      const until = offer?.offer_expires_at ?? null;
      if (offer === null || until === null || until <= now) return null;
      const reader = await findReader(db, offer.customer_id);
      if (reader === null) return null;
      const { language } = reader;
      return {
        key: `offer ${offer.cuid} ${offer.vacancy}`,
        kind: 'waiting-list.vacancy',
        concerns: 'OTHER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: until,
        facts: {
          firstname: reader.firstname,
          participant: fullname(offer),
          activity: textReader({ language, organiser })(offer.title),
          start_at: offer.start_at,
          end_at: offer.end_at,
          expires_at: until,
          href: `${origin}/${language}/account/home`,
        },
      };
    });
  },
);
