import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { PRICE_ERRORS, priceChoice } from './price-shapes.ts';

/**
 * Sets the price of a registration, with a reason (decision 140): one line with that reason adjusts
 * it, and the excess paid goes to the wallet. With `tell` the family gets an e-mail. Refuses a
 * cancelled registration, a missing reason, and the present price.
 */
export const setRegistrationPrice = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/price',
  who: 'registrations.update',
  summary: 'Sets what a registration costs, with a reason.',
  request: z.object({
    ...priceChoice,
    version,
    /** True to write to the family. */
    tell: z.boolean().default(false),
  }),
  answer: done.extend({
    /**
     * The amount then owed, and the amount that went to the wallet, in minor units; both null for
     * staff without access to money.
     */
    owed_amount: amount.nullable(),
    credit_amount: amount.nullable(),
  }),
  errors: [...PRICE_ERRORS, 'PRICE_REASON_REQUIRED', 'PRICE_UNCHANGED'],
  recent_password: 'always',
});
