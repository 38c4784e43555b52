import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, id, price } from '../general/shapes.ts';
import { changeErrors } from './change-shapes.ts';
import { chosenOptions, otherDates } from './answer-payloads.ts';

/** What one of the customer's registrations would cost with other options and dates (3 §5), in minor units; changes nothing. Dates that are left out stay as they are. */
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
    /** True while it costs what the price list says: to be sent with the change. */
    automatic_price: z.boolean(),
    current_total_amount: price,
    total_amount: price,
    difference: amount,
    deposit_amount: price,
    outstanding_amount: price,
    /** What was paid above the new total and goes to the wallet. */
    credit_amount: price,
  }),
  errors: [
    ...changeErrors,
    'AVAILABILITY_DATES_REQUIRED',
    'DATE_NOT_BOOKABLE',
    'ALL_DATES_REQUIRED',
  ],
});
