import { z } from 'zod';
import { waiver } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import {
  RESTORATION_ERRORS,
  RESTORATION_OBJECTIONS,
  restorationChoice,
} from './restoration-shapes.ts';

/**
 * Takes back the cancellation of a registration (decision 139): its places are taken again as in a
 * purchase, it costs what it cost before, by a line, and the pack that paid for it pays again.
 * Money given back is owed again, money kept counts as paid for it. `total_amount` is the price
 * that was shown: REGISTRATION_PRICE_CHANGED when it differs. With `tell` the family gets an
 * e-mail. Refuses a registration that is not cancelled, and whatever a purchase refuses except the
 * registration period.
 */
export const restoreRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/restore',
  who: 'registrations.cancel',
  summary: 'Takes back the cancellation of a registration.',
  request: z.object({
    ...restorationChoice,
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
    /**
     * Its price and the amount owed, in minor units; both null for staff without access to money.
     */
    total_amount: amount.nullable(),
    owed_amount: amount.nullable(),
  }),
  errors: [...RESTORATION_ERRORS, ...RESTORATION_OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
