import { z } from 'zod';
import { waiver } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { CHANGE_OBJECTIONS, OFFICE_CHANGE_ERRORS, officeChange } from './change-shapes.ts';

/**
 * Changes dates, options and answers of a registration for the organiser (decision 141), at any
 * time: places on added dates are taken as in a purchase, those on removed dates are free, and a
 * new price becomes a line. `total_amount` is the price that was shown: REGISTRATION_PRICE_CHANGED,
 * with the new one in `details`, when it differs. With `tell` the family gets an e-mail. Refuses a
 * cancelled registration.
 */
export const changeOfficeRegistration = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/change',
  who: 'registrations.update',
  summary: 'Changes dates, options or answers of a registration.',
  request: z.object({
    ...officeChange,
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
  errors: [...OFFICE_CHANGE_ERRORS, ...CHANGE_OBJECTIONS, 'REGISTRATION_PRICE_CHANGED'],
});
