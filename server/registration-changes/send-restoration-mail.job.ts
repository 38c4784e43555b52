import { z } from 'zod';
import { calendarAttachment, loadDatesOfRegistration } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { findChange } from './registration-change-store.ts';
import { restorationFacts } from './restoration-facts.ts';

/** Writes to a family that its registration is cancelled no more, where staff wanted it, once for each restoration, with its dates for a calendar (1 §9.3). */
export const sendRestorationMail = job(
  'send-restoration-mail',
  z.object({ organiser_id: z.int(), registration_change_id: z.int(), tell: z.boolean() }),
  async (context) => {
    const { payload, organiser, origin } = context;
    const organiser_id = organiser.id;
    if (!payload.tell) return;
    await sendMail(context, 'restoration', async (db) => {
      const change = await findChange(db, { organiser_id, id: payload.registration_change_id });
      const reader = change && (await findReader(db, { organiser_id, id: change.customer_id }));
      if (!change || !reader) return null;
      const { language } = reader;
      const own = { organiser_id, customer_id: reader.id, cuid: change.registration };
      const rows = await loadDatesOfRegistration(db, own);
      return {
        key: `restoration ${change.cuid}`,
        kind: 'registration.cancellation.restored',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: change.became.end_at,
        facts: await restorationFacts(db, { change, reader, organiser }),
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
