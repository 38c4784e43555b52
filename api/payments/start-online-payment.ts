import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, oneLine } from '../general/shapes.ts';
import { agreedWords } from '../payment-mandates/shapes.ts';

/**
 * Opens one payment page for what remains of a registration or a processed cart (3 §7), of several
 * of them, or of everything that the customer owes. `destination` names one by cuid or reference,
 * and `reference` does when `destination` is left out or names nothing
 * (docs/decisions/0010-what-a-transaction-pays.md); `destinations` names several, all of which must
 * be the customer's. The same call answers the same page while it is open; one that asks for some
 * of the same debts ends the earlier page (decision 269).
 */
export const startOnlinePayment = endpoint({
  method: 'POST',
  path: '/api/transactions/checkout',
  who: 'customer',
  summary: 'Opens a page to pay online what remains of one, several or all purchases.',
  request: z.object({
    /** The signed-in customer, if sent. */
    customer_id: id.nullable().default(null),
    reference: oneLine(64).nullable().default(null),
    destination: oneLine(64).nullable().default(null),
    destinations: z.array(oneLine(64).min(1)).max(100).default([]),
    /** True to pay everything that the customer owes, whatever else is named. */
    all: z.boolean().default(false),
    /**
     * True to pay only what is due by now of it or, when nothing is, what is due first: the next
     * instalment.
     */
    next: z.boolean().default(false),
    /** The provider's name of the method; null to choose on its page. */
    payment_method: oneLine(64).nullable().default(null),
    /** The words that `getPaymentAgreement` answered. */
    agreement: agreedWords,
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
    'MEANS_NOT_KEPT',
    'AGREEMENT_CHANGED',
  ],
});
