import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id } from '../general/shapes.ts';

/**
 * Gives up the payment page of a cart that is being paid, so that another way to pay can be chosen:
 * the cart is open again as it was (R11). If money still comes for that page, it is settled as late
 * money (R12). A cart that is open, or was paid meanwhile, stays as it is, and `status` says which.
 */
export const giveUpPayment = endpoint({
  method: 'POST',
  path: '/api/carts/payment/give-up',
  who: 'customer',
  summary: 'Leaves the payment page of a cart for another way to pay.',
  request: z.object({ cart_id: id }),
  answer: z.object({
    cart: z.object({ id, cuid, status: z.enum(['OPEN', 'PROCESSED']) }),
    message: z.string().nullable(),
  }),
  errors: ['CART_NOT_FOUND', 'PAYMENT_ON_ITS_WAY'],
});
