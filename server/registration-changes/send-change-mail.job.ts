import { z } from 'zod';
import { calendarAttachment, loadDatesLeft, loadDatesOfRegistration } from '../calendar/index.ts';
import { inOrder } from '../database/statements.ts';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { findChange } from './registration-change-store.ts';
import { changeFacts } from './change-facts.ts';

/** Writes to a family what its registration has now, where staff wanted it, once for each change, with the new dates and those that its calendar strikes out. */
export const sendChangeMail = job(
  'send-change-mail',
  z.object({ organiser_id: z.int(), registration_change_id: z.int(), tell: z.boolean() }),
  async (context) => {
    const { payload, organiser, origin } = context;
    const organiser_id = organiser.id;
    if (!payload.tell) return;
    await sendMail(context, 'registration-change', async (db) => {
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
        key: `change ${change.cuid}`,
        kind: 'registration.office.changed',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: became.end_at,
        facts: await changeFacts(db, { change, reader, organiser }),
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
