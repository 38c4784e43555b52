import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { findReturnedCredit } from '../outgoing-transfers/index.ts';
import { job } from '../queue/job.ts';
import { findReader } from './notification-views.ts';

/** Writes to a family that its credit did not reach its account, and why, once. */
export const sendCreditReturnMail = job(
  {
    name: 'send-credit-return-mail',
    payload: z.object({ organiser_id: z.int(), outgoing_transfer_id: z.int() }),
  },
  async (context) => {
    const { payload, origin } = context;
    await sendMail({ ...context, name: 'credit-return' }, async (db) => {
      const returned = await findReturnedCredit(db, payload.outgoing_transfer_id);
      const reader = returned && (await findReader(db, returned.customer_id));
      if (!returned || !reader) return null;
      const { amount, note: reason, cuid } = returned;
      const { firstname, language } = reader;
      return {
        key: `credit return ${cuid}`,
        kind: 'credit.returned',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: { firstname, amount, reason, href: `${origin}/${language}/account/wallet` },
      };
    });
  },
);
