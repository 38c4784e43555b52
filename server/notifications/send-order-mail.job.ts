import { z } from 'zod';
import { calendarAttachment, loadDatesOfCart } from '../calendar/index.ts';
import { findCartAfter, type Purchase, readPurchase } from '../checkout/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { readReceipt, receiptAttachment } from '../receipts/index.ts';
import { findReader } from './notification-views.ts';
import { readOrderFacts } from './order-facts.ts';

/**
 * Confirms an order to its customer, once, with its dates for a calendar and a receipt of its
 * payments (1 §9.3 cart.processed).
 */
export const sendOrderMail = job(
  { name: 'send-order-mail', payload: z.object({ organiser_id: z.int(), cart_id: z.int() }) },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'order' }, async (db) => {
      const cart = await findCartAfter(db, { customer_id: null, cart: payload.cart_id });
      const reader = cart === null ? null : await findReader(db, cart.customer_id);
      if (cart === null || reader === null) return null;
      const { language } = reader;
      const purchase = await readPurchase(db, { organiser, cart, language, now });
      // an order of requests alone has nothing to confirm: requests have their own e-mails
      if (purchase.registrations_requests.length > 0 && isEmpty(purchase)) return null;
      const key = { customer_id: reader.id, cuid: cart.cuid };
      const rows = await loadDatesOfCart(db, key);
      const receipt = await readReceipt(db, { organiser, cart, language, now });
      return {
        key: `cart ${cart.cuid}`,
        kind: 'cart.processed',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: await readOrderFacts(db, { purchase, reader, organiser, origin }),
        attach: async () => [
          ...(rows.length === 0 ? [] : [calendarAttachment({ rows, organiser, language, origin })]),
          ...(receipt === null ? [] : [await receiptAttachment(receipt)]),
        ],
      };
    });
  },
);

/** Tests whether nothing was bought. */
function isEmpty(purchase: Purchase): boolean {
  const { registrations, bookings, bundles, memberships, vouchers } = purchase;
  const parts = [registrations, bookings, bundles, memberships, vouchers];
  return parts.every((list) => list.length === 0);
}
