import { z } from 'zod';
import { waiver } from '../checkout/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import {
  REPLACEMENT_ERRORS,
  REPLACEMENT_OBJECTIONS,
  replacementChoice,
} from './replacement-shapes.ts';

/**
 * Gives the place of a registration to somebody else of its family (decision 138): places stay as they are, age, membership, one place on a date and answers are looked at
 * as if they were registered, and another price is a line. `total_amount` is the price that was shown: REGISTRATION_PRICE_CHANGED, with the new one in `details`, when it
 * is another. With `tell` the family gets an e-mail. Refuses what is cancelled or has begun.
 */
export const replaceParticipant = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/replace',
  who: 'registrations.replace',
  summary: 'Gives the place of a registration to somebody else of its family.',
  request: z.object({
    ...replacementChoice,
    version,
    total_amount: price.nullable().default(null),
    /** What is set aside besides what holds already: the age or required answers, with a note (registrations.waive). */
    waiver,
    /** True to write to the family. */
    tell: z.boolean().default(false),
  }),
  answer: done.extend({
    total_amount: amount.nullable(),
    /** What went to the wallet, in minor units; both null for who may not see money. */
    credit_amount: amount.nullable(),
  }),
  errors: [...REPLACEMENT_ERRORS, ...REPLACEMENT_OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
