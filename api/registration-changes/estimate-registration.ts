import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, id, price } from '../general/shapes.ts';
import { changeErrors } from './choice-shapes.ts';
import { chosenOptions, otherDates } from '../registrations/answer-payloads.ts';

/**
 * Returns the price of one of the customer's registrations with other options and dates (3 §5), in
 * minor units, with the fee for what is given up; changes nothing. Dates left out stay as they are.
 */
export const estimateRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/estimate',
  reads_only: true,
  who: 'customer',
  summary: 'Estimates a change of a registration.',
  request: z.object({
    registration_id: id,
    availability_dates: otherDates,
    options: chosenOptions,
  }),
  answer: z.object({
    /** True while its price is that of the price list: to be sent with the change. */
    automatic_price: z.boolean(),
    current_total_amount: price,
    total_amount: price,
    difference: amount,
    deposit_amount: price,
    outstanding_amount: price,
    /** The part paid beyond the new total. */
    credit_amount: price,
    /** The conditions under which it was bought, in words; empty for none. */
    conditions: z.string(),
    /** The fee for what is given up, within the new total. */
    fee_amount: price,
    /** The amounts that go back by the provider, into the wallet, or when staff decide. */
    online_amount: price,
    wallet_amount: price,
    waiting_amount: price,
  }),
  errors: [
    ...changeErrors,
    'AVAILABILITY_DATES_REQUIRED',
    'DATE_NOT_BOOKABLE',
    'ALL_DATES_REQUIRED',
    'GIVING_UP_NOT_ALLOWED',
  ],
});
