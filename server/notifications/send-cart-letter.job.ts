import { z } from 'zod';
import { findCartAfter, readPurchase } from '../checkout/index.ts';
import { sendLetter } from '../letters/index.ts';
import { job } from '../queue/job.ts';
import { cartLetter } from './cart-letter.ts';
import { findReader } from './notification-views.ts';

/** Confirms a processed cart to its customer, once (1 §9.3 cart.processed). */
export const sendCartLetter = job(
  'send-cart-letter',
  z.object({ organiser_id: z.int(), cart_id: z.int() }),
  async (context) => {
    const { payload, organiser, origin } = context;
    const organiser_id = organiser.id;
    await sendLetter(context, async (db) => {
      const cart = await findCartAfter(db, {
        organiser_id,
        customer_id: null,
        cart: payload.cart_id,
      });
      const reader =
        cart === null ? null : await findReader(db, { organiser_id, id: cart.customer_id });
      if (cart === null || reader === null) return null;
      const purchase = await readPurchase(db, { organiser, cart, language: reader.language });
      return {
        key: `cart ${cart.cuid}`,
        kind: 'cart.processed',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        ...cartLetter({
          purchase,
          reader,
          organiser,
          origin,
        }),
      };
    });
  },
);
