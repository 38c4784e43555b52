import { z } from 'zod';
import { findCartAfter } from '../checkout/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findReader } from './notification-views.ts';
import { readOrderMail } from './read-order-mail.ts';

/**
 * Confirms an order that was placed before its e-mail became a notification: such jobs may wait in
 * the queue while a new version starts, and nothing queues them any more.
 */
export const sendOrderMail = job(
  { name: 'send-order-mail', payload: z.object({ organiser_id: z.int(), cart_id: z.int() }) },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    const { cart_id } = payload;
    await sendMail({ ...context, name: 'order' }, async (db) => {
      const cart = await findCartAfter(db, { customer_id: null, cart: cart_id });
      const reader = cart === null ? null : await findReader(db, cart.customer_id);
      if (cart === null || reader === null) return null;
      const mail = await readOrderMail(db, { cart_id, reader, organiser, origin, now });
      if (mail === null) return null;
      const { calendar, receipt } = mail.files;
      const makers = [calendar, receipt].filter((make) => make !== null);
      return {
        key: `cart ${cart.cuid}`,
        kind: 'cart.processed',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        facts: mail.facts,
        attach: async () => {
          const files = [];
          for (const make of makers) files.push(await make());
          return files;
        },
      };
    });
  },
);
