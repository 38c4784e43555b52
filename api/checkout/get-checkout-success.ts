import { z } from 'zod';
import { bankTransfer } from '../bank-transfers/shapes.ts';
import { booking } from '../bookings/shapes.ts';
import { bundleOfCart } from '../bundles/shapes.ts';
import { strategy } from '../carts/shapes.ts';
import { usedCoupon } from '../coupons/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';
import { membershipOfCart } from '../memberships/shapes.ts';
import { paymentState } from '../payments/office-shapes.ts';
import { registrationRequest } from '../registration-requests/shapes.ts';
import { termsNumber } from '../terms/shapes.ts';
import { voucherOfCart } from '../vouchers/shapes.ts';
import { registrationOfCart } from './shapes.ts';

/**
 * Returns the outcome of a checkout (3 §2): the registrations by start, the amounts, and the way to
 * pay the remainder.
 */
export const getCheckoutSuccess = endpoint({
  method: 'GET',
  path: '/api/carts/{cart}/success',
  who: 'customer',
  summary: 'Shows what became of one of the customer’s carts.',
  request: z.object({ cart: cuid }),
  answer: z.object({
    cart: z.object({
      id,
      cuid,
      reference: z.string(),
      status: z.enum(['OPEN', 'PAYING', 'PROCESSED']),
      payment_strategy: strategy.nullable(),
      terms_version: termsNumber.nullable(),
      created_at: instant,
      processed_at: instant.nullable(),
    }),
    registrations: z.array(registrationOfCart),
    bundles: z.array(bundleOfCart),
    vouchers: z.array(voucherOfCart),
    memberships: z.array(membershipOfCart),
    registrations_requests: z.array(registrationRequest),
    bookings: z.array(booking),
    coupons_enabled: z.boolean(),
    /** The coupon of the order; its reduction is already in the prices. */
    coupon: usedCoupon.nullable(),
    total_amount: price,
    service_fee_amount: price,
    paid_amount: price,
    outstanding_amount: price,
    payment: z
      .object({
        state: paymentState.exclude(['VOIDED']),
        amount: price,
        late: z.boolean(),
        /** The way to pay in instalments whose first part it pays; null for none. */
        instalment_plan: cuid.nullable(),
        /** The words of the agreement that the family gave with it; null for none. */
        agreement: z.string().nullable(),
      })
      .nullable(),
    /** The kept means of payment by which all that is left is collected; null for none. */
    collected_by: z.string().nullable(),
    bank_transfer: bankTransfer.nullable(),
  }),
  errors: ['CART_NOT_FOUND'],
});
