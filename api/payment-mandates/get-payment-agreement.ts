import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';

/**
 * Answers the words by which a family can agree that its means of payment is kept for what is left
 * of a purchase or an order after a payment: the next instalments, with amounts and days, and what
 * renews itself. Null when nothing is left, when it is not the caller's, or when the provider keeps
 * no method. `startOnlinePayment` takes the words with the payment.
 */
export const getPaymentAgreement = endpoint({
  method: 'GET',
  path: '/api/account/payment-agreement',
  who: 'customer',
  summary: 'Answers the words by which a means of payment can be kept for later.',
  request: z.object({
    /** A purchase or an order, by cuid or reference. */
    destination: oneLine(64).min(1),
    /** True when only the next part is paid now. */
    next: z.boolean().default(false),
    /** The provider's name of the method; left out to choose on its page. */
    payment_method: oneLine(64).optional(),
  }),
  answer: z.object({ words: z.string().nullable() }),
  errors: [],
});
