import { z } from 'zod';
import { COUPON_REFUSALS } from '../carts/coupon-refusals.ts';
import { strategy } from '../carts/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, id, oneLine, price } from '../general/shapes.ts';
import { shownPayment } from '../instalment-plans/planned-payment.ts';
import { agreedWords } from '../payment-mandates/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';
import { NO_LONGER_SOLD } from './no-longer-sold.ts';
import { PAYMENT_REFUSALS } from './payment-refusals.ts';

/**
 * Checks the cart out (3 §4, §7). `next_action` is `payment` with the address of the payment page,
 * or null when the cart is processed. An item that is closed, withdrawn, started or over is refused
 * with its reason, under `items.<id>`; only the end of the registration period is ignored (R31). A
 * transfer that would leave the family with more unpaid places than the organiser allows is
 * TOO_MANY_UNPAID_PLACES, with the counts of `transfer_refused` in `details` (R32). The same call
 * again has one effect (R13).
 */
export const checkoutCart = endpoint({
  method: 'POST',
  path: '/api/carts/checkout',
  who: 'customer',
  summary: 'Checks the cart out: confirms it, or opens the page on which it is paid.',
  request: z.object({
    cart_id: id,
    /** A coupon code to add unless the cart has it; refused when it takes nothing off. */
    coupon: oneLine(200).nullable().default(null),
    /**
     * WALLET and DELAYED are the same to the server: the wallet is applied in either, the rest
     * stays outstanding.
     */
    payment_strategy: strategy,
    /** A way to pay in instalments that the cart offers; IMMEDIATE pays its first part. */
    instalment_plan: cuid.nullable().default(null),
    /** The parts that were shown; INSTALMENTS_CHANGED when they are out of date (R33). */
    instalments: shownPayment.nullable().default(null),
    /** The provider's name of the method to pay online with; null to choose on its page. */
    payment_method: oneLine(64).nullable().default(null),
    /** The words that `getCheckoutAgreement` answered. */
    agreement: agreedWords,
    /**
     * The amount to pay that was shown, in minor units; PRICE_CHANGED, with the new sum in
     * `details`, when it is out of date (R33).
     */
    total_amount: price.nullable().default(null),
    /**
     * The version of the terms that was shown and accepted, null on a site that published none:
     * TERMS_CHANGED, with the number in `details`, when another is in force. Left out, the terms in
     * force at that moment are accepted.
     */
    terms_version: termsNumber.nullable().optional(),
    terms: z.boolean().refine((accepted) => accepted, 'TERMS_NOT_ACCEPTED'),
    /**
     * The page within the site to which the payment page sends the customer back; the success page
     * when left out.
     */
    return_url: oneLine(2_000).nullable().default(null),
  }),
  answer: z.object({
    next_action: z.literal('payment').nullable(),
    next_action_url: z.string().nullable(),
    cart: z.object({ id, cuid, status: z.enum(['PAYING', 'PROCESSED']) }),
    message: z.string(),
  }),
  errors: [
    'CART_NOT_FOUND',
    'CART_EMPTY',
    'PRICE_CHANGED',
    'TERMS_CHANGED',
    'EMAIL_NOT_CONFIRMED',
    ...COUPON_REFUSALS,
    ...(['COUPON_FOR_OTHERS', 'COUPON_MINIMUM', 'COUPON_WITHDRAWN'] as const),
    ...PAYMENT_REFUSALS,
    ...NO_LONGER_SOLD,
  ],
  limit: 'coupon',
  limited_field: 'coupon',
  by_staff: true,
});
