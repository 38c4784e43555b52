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
  {
    name: 'send-bulk-message',
    payload: z.object({ organiser_id: z.int(), bulk_action_id: z.int(), customer_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser } = context;
    await sendMail({ ...context, name: 'message' }, async (db) => {
      const bulkAction = await findChange(db, payload.bulk_action_id);
      const reader = await findReader(db, payload.customer_id);
      if (bulkAction === null || reader === null) return null;
      const message = messageOf(bulkAction.change);
      const registrations = await findConcerned(db, {
        bulk_action_id: payload.bulk_action_id,
        on: bulkAction.on,
        customer_id: reader.id,
      });
      if (message === null || registrations.length === 0) return null;
      const { language } = reader;
      const text = textReader({ language, organiser });
      return {
        key: `bulk message ${bulkAction.cuid} ${reader.id}`,
        kind: 'registrations.message',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          subject: text(message.subject),
          text: text(message.text),
          concerned: registrations.map(({ title, start_at, end_at, ...name }) => ({
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
