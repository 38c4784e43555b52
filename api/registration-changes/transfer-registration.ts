import { z } from 'zod';
import { waiver } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { OBJECTIONS, TRANSFER_ERRORS, transferChoice } from './transfer-shapes.ts';

/**
 * Moves a registration to another availability (decision 137): its place there is taken as in a
 * purchase, the old one is free at once, and its price is adjusted by a line; the excess paid goes
 * to the wallet. `total_amount` is the price that was shown: REGISTRATION_PRICE_CHANGED, with the
 * new one in `details`, when it differs. With `tell` the family gets an e-mail. Refuses a
 * registration that is cancelled or has begun, and whatever a purchase refuses except the
 * registration period.
 */
export const transferRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/transfer',
  who: 'registrations.transfer',
  summary: 'Moves a registration to another availability.',
  request: z.object({
    ...transferChoice,
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
  errors: [...TRANSFER_ERRORS, ...OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
