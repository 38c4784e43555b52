import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, price } from '../general/shapes.ts';

/**
 * Sells a voucher to a customer, by staff, at the price of the shop; it is then owed, under its own
 * structured communication, which the customer's e-mail gives. Unpublished vouchers can be sold
 * too. Refuses another price than the one shown (R33). `received` records the money received with
 * it on its order. Send an Idempotency-Key.
 */
export const sellVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-vouchers',
  who: 'customer-vouchers.create',
  summary: 'Sells a voucher to a customer.',
  request: z.object({
    customer: cuid,
    voucher: cuid,
    /** The price that was shown, in minor units. */
    total_amount: price.nullable().default(null),
    received,
  }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: ['CUSTOMER_NOT_FOUND', 'VOUCHER_NOT_FOUND', 'PRICE_CHANGED', ...RECEIVED_ERRORS],
  recent_password: 'always',
});
