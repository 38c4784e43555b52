import { z } from 'zod';
import { waiver } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import {
  REPLACEMENT_ERRORS,
  REPLACEMENT_OBJECTIONS,
  replacementChoice,
} from './replacement-shapes.ts';

/**
 * Gives the place of a registration to another participant of its family (decision 138): places
 * stay as they are; age, membership, one place per date and answers are checked as for a new
 * registration, and a new price becomes a line. `total_amount` is the price that was shown:
 * REGISTRATION_PRICE_CHANGED, with the new one in `details`, when it differs. With `tell` the
 * family gets an e-mail. Refuses a registration that is cancelled or has begun.
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
    /**
     * The checks to waive besides those already waived: the age or required answers, with a note
     * (registrations.waive).
     */
    waiver,
    /** True to write to the family. */
    tell: z.boolean().default(false),
  }),
  answer: done.extend({
    total_amount: amount.nullable(),
    /**
     * The amount that went to the wallet, in minor units; both null for staff without access to
     * money.
     */
    credit_amount: amount.nullable(),
  }),
  errors: [...REPLACEMENT_ERRORS, ...REPLACEMENT_OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
