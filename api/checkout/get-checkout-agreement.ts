import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, oneLine, price } from '../general/shapes.ts';

/**
 * Answers the words by which a family can agree that its means of payment is kept for what is left
 * of a cart once it was paid online: the next instalments, with amounts and days, and what renews
 * itself. Null when nothing is left, when the cart is another by now, or when the provider keeps no
 * method. `checkoutCart` takes the words with the order.
 */
export const getCheckoutAgreement = endpoint({
  method: 'GET',
  path: '/api/carts/agreement',
  who: 'customer',
  summary: 'Answers the words by which a means of payment can be kept with an order.',
  request: z.object({
    cart_id: id,
    /** A way to pay in instalments that the cart offers online; left out to pay all of it. */
    instalment_plan: cuid.optional(),
    /** The provider's name of the method; left out to choose on its page. */
    payment_method: oneLine(64).optional(),
    /** The amount to pay that was shown, in minor units. */
    total_amount: price,
  }),
  answer: z.object({ words: z.string().nullable() }),
  errors: [],
});
