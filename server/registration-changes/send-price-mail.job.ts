import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { findChange } from './registration-change-store.ts';
import { priceFacts } from './price-facts.ts';

/** Writes to a family that its registration costs something else, where staff wanted it, once for each price that was set. */
export const sendPriceMail = job(
  'send-price-mail',
  z.object({ organiser_id: z.int(), registration_change_id: z.int(), tell: z.boolean() }),
  async (context) => {
    const { payload, organiser } = context;
    const organiser_id = organiser.id;
    if (!payload.tell) return;
    await sendMail(context, 'price-change', async (db) => {
      const change = await findChange(db, { organiser_id, id: payload.registration_change_id });
      const reader = change && (await findReader(db, { organiser_id, id: change.customer_id }));
      if (!change || !reader) return null;
      const { language } = reader;
      return {
        key: `price ${change.cuid}`,
        kind: 'registration.price.set',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: change.became.end_at,
        facts: await priceFacts(db, { change, reader, organiser }),
      };
    });
  },
);
