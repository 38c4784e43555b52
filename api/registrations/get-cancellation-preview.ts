import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, price } from '../general/shapes.ts';

/**
 * Returns the consequences of cancelling one of the customer's registrations now, to the cent, as
 * the cancellation would have them; minor units. Refuses what the cancellation refuses.
 */
export const getCancellationPreview = endpoint({
  method: 'GET',
  path: '/api/registrations/cancel',
  who: 'customer',
  summary: 'Previews the cancellation of one of the signed-in customer’s registrations.',
  request: z.object({ registration_id: id }),
  answer: z.object({
    /** The conditions under which it was bought, as families read them; empty for none. */
    conditions: z.string(),
    total_amount: price,
    paid_amount: price,
    /**
     * The share of the dates that have taken place, the fee for the rest, and the fees of earlier
     * changes.
     */
    started_amount: price,
    fee_amount: price,
    change_fee_amount: price,
    /** All together: what stays due. */
    due_amount: price,
    /** The amount of it that is still to be paid. */
    outstanding_amount: price,
    /** The amount that is no longer due, with that of the order's own fee. */
    dropped_amount: price,
    /** The amount that goes back by the provider that collected it, and that becomes credit. */
    online_amount: price,
    wallet_amount: price,
    /** The amount that was paid beyond what is due, and waits until staff decide. */
    waiting_amount: price,
    /** The same by payment; `method` is empty for one without a name. */
    back: z.array(
      z.object({
        amount: price,
        way: z.enum(['PROVIDER', 'WALLET']),
        method: z.string(),
        paid_at: instant,
      }),
    ),
    /** True when a pack gets the place back that paid for it; null when none did. */
    bundle_place_returned: z.boolean().nullable(),
  }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_ALREADY_CANCELLED',
    'REGISTRATION_OVER',
    'CANCELLATION_NOT_ALLOWED',
  ],
});
