import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant, line, price } from '../general/shapes.ts';

/**
 * Withdraws the customer from a purchase that the law lets them withdraw from, in its period
 * (Directive 2023/2673): the thing is cancelled, what was used or has run stays due, and the rest
 * goes back the way it was paid, else into the wallet. An e-mail acknowledges it with the moment.
 * Refuses a purchase of somebody else, one past its period or cancelled, and a redeemed voucher.
 */
export const withdraw = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  who: 'customer',
  summary: 'Withdraws the signed-in customer from a purchase.',
  request: z.object({
    kind: z.enum(['BUNDLE', 'MEMBERSHIP', 'VOUCHER']),
    purchase: cuid,
    /** The name of the person who withdraws, as they write it. */
    name: line,
  }),
  answer: z.object({
    message: z.string(),
    withdrawn_at: instant,
    /** The amounts that go back by the provider and into the wallet, in minor units. */
    online_amount: price,
    wallet_amount: price,
  }),
  errors: ['WITHDRAWAL_NOT_FOUND', 'WITHDRAWAL_OVER', 'WITHDRAWAL_USED'],
});
