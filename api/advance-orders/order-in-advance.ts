import { ADVANCE_STRATEGIES } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, price } from '../general/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';

/**
 * Orders in advance the place that one of the customer's entries waits for (R18): as soon as one is
 * free for it, it is ordered at this price at most, to be paid by transfer, or paid at once from
 * the wallet. Refuses INSUFFICIENT_WALLET_AMOUNT when the wallet does not hold all of it,
 * PRICE_CHANGED, with the price in `details`, when the price has changed, and TERMS_CHANGED as the
 * checkout does. A second call replaces the first.
 */
export const orderInAdvance = endpoint({
  method: 'PUT',
  path: '/api/registrations/waiting-list/advance-order',
  who: 'customer',
  summary: 'Orders a place as soon as it is free.',
  request: z.object({
    waiting_list_entry_id: id,
    /** The price that was shown, in minor units. */
    price,
    payment_strategy: z.enum(ADVANCE_STRATEGIES).default('DELAYED'),
    /**
     * The version of the terms that was shown and accepted, as at the checkout; left out, the terms
     * in force at that moment.
     */
    terms_version: termsNumber.nullable().optional(),
    terms: z.boolean().refine((accepted) => accepted, 'TERMS_NOT_ACCEPTED'),
  }),
  answer: z.object({ message: z.string() }),
  errors: [
    ...(['WAITING_LIST_ENTRY_NOT_FOUND', 'ADVANCE_ORDER_NOT_OFFERED'] as const),
    ...(['PRICE_CHANGED', 'TERMS_CHANGED', 'EMAIL_NOT_CONFIRMED'] as const),
    'INSUFFICIENT_WALLET_AMOUNT',
  ],
});
