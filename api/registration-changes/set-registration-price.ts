import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { PRICE_ERRORS, priceChoice } from './price-shapes.ts';

/**
 * Sets what a registration costs, with a reason (decision 140): one line with that reason takes it there, and what was paid beyond it goes to the wallet. With `tell` the
 * family gets an e-mail. Refuses what is cancelled, a missing reason, and the price that it has.
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
    /** What is owed of it then, and what went to the wallet, in minor units; both null for who may not see money. */
    owed_amount: amount.nullable(),
    credit_amount: amount.nullable(),
  }),
  errors: [...PRICE_ERRORS, 'PRICE_REASON_REQUIRED', 'PRICE_UNCHANGED'],
  recent_password: 'always',
});
