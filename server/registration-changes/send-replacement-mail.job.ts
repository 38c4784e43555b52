import { z } from 'zod';
import { calendarAttachment, loadDatesOfRegistration } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { findChange } from './registration-change-store.ts';
import { replacementFacts } from './replacement-facts.ts';

/** Writes to a family who has the place of a registration now, where staff wanted it, once for each replacement, with its dates for a calendar. */
export const sendReplacementMail = job(
  'send-replacement-mail',
  z.object({ organiser_id: z.int(), registration_change_id: z.int(), tell: z.boolean() }),
  async (context) => {
    const { payload, organiser, origin } = context;
    const organiser_id = organiser.id;
    if (!payload.tell) return;
    await sendMail(context, 'replacement', async (db) => {
      const change = await findChange(db, { organiser_id, id: payload.registration_change_id });
      const reader = change && (await findReader(db, { organiser_id, id: change.customer_id }));
      if (!change || !reader) return null;
      const { language } = reader;
      const own = { organiser_id, customer_id: reader.id, cuid: change.registration };
      const rows = await loadDatesOfRegistration(db, own);
      return {
        key: `replacement ${change.cuid}`,
        kind: 'registration.participant.replaced',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: change.became.end_at,
        facts: await replacementFacts(db, { change, reader, organiser }),
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
