import { z } from 'zod';
import { calendarAttachment, loadDatesLeft, loadDatesOfRegistration } from '../calendar/index.ts';
import { inOrder } from '../database/statements.ts';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { findChange } from './registration-change-store.ts';
import { transferFacts } from './transfer-facts.ts';

/** Writes to a family that its registration was moved, where staff wanted it, once for each transfer, with the new dates and those that its calendar strikes out (1 §9.3). */
export const sendTransferMail = job(
  'send-transfer-mail',
  z.object({ organiser_id: z.int(), registration_change_id: z.int(), tell: z.boolean() }),
  async (context) => {
    const { payload, organiser, origin } = context;
    const organiser_id = organiser.id;
    if (!payload.tell) return;
    await sendMail(context, 'transfer', async (db) => {
      const change = await findChange(db, { organiser_id, id: payload.registration_change_id });
      const reader = change && (await findReader(db, { organiser_id, id: change.customer_id }));
      if (!change || !reader) return null;
      const { was, became, registration: cuid } = change;
      const { language } = reader;
      const own = { organiser_id, customer_id: reader.id, cuid };
      const date_ids = was.dates.map(({ id }) => id);
      const [has, left] = await inOrder(
        () => loadDatesOfRegistration(db, own),
        () => loadDatesLeft(db, { ...own, date_ids }),
      );
      const rows = [...has, ...left];
      return {
        key: `transfer ${change.cuid}`,
        kind: 'registration.transfer.created',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: became.end_at,
        facts: await transferFacts(db, { change, reader, organiser }),
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
