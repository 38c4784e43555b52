import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, oneLine } from '../general/shapes.ts';

/**
 * Opens a payment page for the remainder of a registration or a processed cart (3 §7).
 * `destination` names it by cuid or reference, and `reference` does when `destination` is left out
 * or names nothing (docs/decisions/0010-what-a-transaction-pays.md).
 */
export const startOnlinePayment = endpoint({
  method: 'POST',
  path: '/api/transactions/checkout',
  who: 'customer',
  summary: 'Opens a page to pay online what remains of a registration or cart.',
  request: z.object({
    /** The signed-in customer, if sent. */
    customer_id: id.nullable().default(null),
    reference: oneLine(64).nullable().default(null),
    destination: oneLine(64).nullable().default(null),
    /** The provider's name of the method; null to choose on its page. */
    payment_method: oneLine(64).nullable().default(null),
    /** The address within the site to which the browser returns. */
    return_url: oneLine(2_000).min(1),
  }),
  answer: z.object({ checkout_url: z.string() }),
  errors: [
    'CUSTOMER_MISMATCH',
    'DESTINATION_NOT_FOUND',
    'NOTHING_TO_PAY',
    'ONLINE_PAYMENTS_OFF',
    'PAYMENT_UNAVAILABLE',
    'PAYMENT_METHOD_NOT_OFFERED',
    'PAYMENT_ON_ITS_WAY',
  ],
});
