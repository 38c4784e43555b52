import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, price } from '../general/shapes.ts';
import { chosenDates, chosenOptions, givenAnswers } from '../registrations/answer-payloads.ts';
import { changeErrors } from './choice-shapes.ts';

/**
 * Changes dates, options and answers of one of the customer's registrations, all or nothing (3 §4,
 * §5, §7): it then has exactly the values sent, and dates that have started stay. `automatic_price`
 * says that the customer was shown the list price, and `total_amount` which one (R33);
 * REGISTRATION_PRICE_CHANGED, with the new one in `details`, when it will differ, or rise without a
 * total sent. REGISTRATION_PARTICIPANT_CHANGED when its place went to another participant since the
 * choices were read. What is given up bears the fee of the conditions under which it was bought,
 * and GIVING_UP_NOT_ALLOWED past their last day; an excess paid goes back where they say, and
 * becomes wallet credit without any. `seen` holds the amounts of the estimate; without them only a
 * change that costs no fee and sends nothing back is made. A change of nothing does nothing.
 */
export const updateRegistration = endpoint({
  method: 'PUT',
  path: '/api/registrations',
  who: 'customer',
  summary: 'Changes one of the signed-in customer’s registrations.',
  request: z.object({
    registration_id: id,
    /** The participant for whom the form was filled in; null when not given. */
    participant_id: id.nullable().default(null),
    availability_dates: chosenDates,
    options: chosenOptions,
    questions: givenAnswers,
    automatic_price: z.boolean().default(true),
    /**
     * The total that the customer was shown, in minor units. Left out, the registration may not
     * become dearer: nobody saw its new price.
     */
    total_amount: price.nullable().default(null),
    seen: z
      .object({ fee_amount: price, online_amount: price, wallet_amount: price })
      .nullable()
      .default(null),
  }),
  answer: z.object({
    message: z.string(),
    total_amount: price,
    paid_amount: price,
    outstanding_amount: price,
    /** The fee for what was given up, and the amount that goes back by the provider. */
    fee_amount: price,
    online_amount: price,
    /** The amount that went to the wallet, in minor units. */
    credit_amount: price,
  }),
  errors: [
    ...changeErrors,
    ...([
      'AVAILABILITY_DATES_REQUIRED',
      'DATE_NOT_BOOKABLE',
      'ALL_DATES_REQUIRED',
      'PLACES_TAKEN',
      'DATE_EXCLUDED',
      'OPTION_SOLD_OUT',
      'ALREADY_REGISTERED',
      'REGISTRATION_PRICE_CHANGED',
      'GIVING_UP_NOT_ALLOWED',
      'REFUND_NOT_PERMITTED',
      'REGISTRATION_PARTICIPANT_CHANGED',
    ] as const),
    ...([
      'ANSWER_REQUIRED',
      'ANSWER_INVALID',
      'ANSWER_TOO_LONG',
      'UNKNOWN_CHOICE',
      'INVALID_DATE',
    ] as const),
    ...(['UNKNOWN_QUESTION', 'QUESTION_ANSWERED_TWICE'] as const),
  ],
  by_staff: true,
});
