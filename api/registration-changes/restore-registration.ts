import { z } from 'zod';
import { waiver } from '../checkout/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import {
  RESTORATION_ERRORS,
  RESTORATION_OBJECTIONS,
  restorationChoice,
} from './restoration-shapes.ts';

/**
 * Takes back the cancellation of a registration (decision 139): its places are taken again as if they were bought, it costs what it cost before, by a line, and the pack that
 * paid it pays again. What was given back is owed again, what was kept counts as paid for it. `total_amount` is the price that was shown: REGISTRATION_PRICE_CHANGED when it
 * is another. With `tell` the family gets an e-mail. Refuses what is not cancelled, and whatever buying refuses but the time to register.
 */
export const restoreRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/restore',
  who: 'registrations.cancel',
  summary: 'Takes back the cancellation of a registration.',
  request: z.object({
    ...restorationChoice,
    total_amount: price.nullable().default(null),
    /** What is set aside besides what holds already: the age or required answers, with a note (registrations.waive). */
    waiver,
    /** True to write to the family. */
    tell: z.boolean().default(false),
  }),
  answer: done.extend({
    /** What it costs and what of it is owed, in minor units; both null for who may not see money. */
    total_amount: amount.nullable(),
    owed_amount: amount.nullable(),
  }),
  errors: [...RESTORATION_ERRORS, ...RESTORATION_OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
