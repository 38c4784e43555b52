import { dayOf } from '@ribambelle/domain/base/days.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { findTroubledPayment } from '../payment-mandates/index.ts';
import { job } from '../queue/job.ts';
import { findReader } from './notification-views.ts';

/** Writes to a family that a payment by the means that is kept failed or came back. */
export const sendCollectionMail = job(
  {
    name: 'send-collection-mail',
    payload: z.object({ organiser_id: z.int(), payment_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    await sendMail({ ...context, name: 'collection' }, async (db) => {
      const payment = await findTroubledPayment(db, payload.payment_id);
      const reader = payment && (await findReader(db, payment.customer_id));
      if (!payment || !reader) return null;
      const { cuid, amount, label, ended, disputed: charged_back, try_at } = payment;
      // one that was paid after all is no news
      if (payment.state === 'PAID' && !charged_back) return null;
      const { firstname, language } = reader;
      const try_on = try_at === null || ended ? null : dayOf(try_at, organiser.timezone);
      return {
        key: `collection ${cuid}${charged_back ? ' back' : ''}`,
        kind: charged_back ? 'payment.charged-back' : 'payment.collection.failed',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname,
          amount,
          label,
          try_on,
          charged_back,
          ended,
          href: `${origin}/${language}/account/home`,
        },
      };
    });
  },
);
