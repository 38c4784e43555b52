import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findChange } from './bulk-action-views.ts';
import { findConcerned } from './concerned-views.ts';
import { messageOf } from './message-of.ts';

/**
 * Sends a family, once, the message of staff about a closed, moved or cancelled record, with the
 * affected registrations.
 */
export const sendBulkMessage = job(
  'send-bulk-message',
  z.object({ organiser_id: z.int(), bulk_action_id: z.int(), customer_id: z.int() }),
  async (context) => {
    const { payload, organiser } = context;
    const of = { organiser_id: organiser.id, bulk_action_id: payload.bulk_action_id };
    await sendMail(context, 'message', async (db) => {
      const found = await findChange(db, of);
      const reader = await findReader(db, { organiser_id: organiser.id, id: payload.customer_id });
      if (found === null || reader === null) return null;
      const message = messageOf(found.change);
      const concerned = await findConcerned(db, { ...of, on: found.on, customer_id: reader.id });
      if (message === null || concerned.length === 0) return null;
      const { language } = reader;
      const text = textReader({ language, organiser });
      return {
        key: `bulk message ${found.cuid} ${reader.id}`,
        kind: 'registrations.message',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          subject: text(message.subject),
          text: text(message.text),
          concerned: concerned.map(({ title, start_at, end_at, ...name }) => ({
            participant: fullname(name),
            activity: text(title),
            start_at,
            end_at,
          })),
        },
      };
    });
  },
);
