import { z } from 'zod';
import { BOOKING_ERRORS } from '../bookings/booking-errors.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { MEMBERSHIP_ERRORS } from '../memberships/membership-errors.ts';
import { REQUEST_ERRORS } from '../registration-requests/request-errors.ts';
import { ANSWER_ERRORS } from '../registrations/answer-payloads.ts';
import { offerPayloads, registrationPayload } from './item-payloads.ts';
import { cart } from './shapes.ts';

/** Adds items to the cart, all or none; each holds its places until it expires (2 §3, §7, R9). */
export const addCartItems = endpoint({
  method: 'POST',
  path: '/api/carts/items',
  who: 'customer',
  summary:
    'Adds registrations, requests, bundles, vouchers, memberships and bookings to the cart and holds their places. All of them are added, or none.',
  request: z.object({
    /** The signed-in customer, if sent. */
    customer_id: id.nullable().default(null),
    participant_id: id.nullable().default(null),
    registrations: z.array(registrationPayload).max(50).default([]),
    ...offerPayloads,
  }),
  answer: z.object({ cart, message: z.string() }),
  errors: [
    'AVAILABILITY_NOT_FOUND',
    'ACTIVITY_WITHDRAWN',
    'AVAILABILITY_CLOSED',
    'REGISTRATIONS_NOT_OPEN',
    'REGISTRATIONS_CLOSED',
    'AVAILABILITY_STARTED',
    'AVAILABILITY_ENDED',
    'AVAILABILITY_DATES_REQUIRED',
    'DATE_NOT_BOOKABLE',
    'QUANTITY_TOO_HIGH',
    'PLACES_TAKEN',
    'DATE_EXCLUDED',
    'OPTION_SOLD_OUT',
    'PRICE_TOO_HIGH',
    'PRICE_CHANGED',
    ...ANSWER_ERRORS,
    ...(['AGE_NOT_ALLOWED', 'BIRTHDATE_NEEDED'] as const),
    'MEMBERS_ONLY',
    'MEMBERS_FIRST',
    'ALL_DATES_REQUIRED',
    'ALREADY_REGISTERED',
    'PARTICIPANT_NOT_FOUND',
    'BUNDLE_NOT_FOUND',
    'BUNDLE_FOR_PARTICIPANT',
    'VOUCHER_NOT_FOUND',
    ...MEMBERSHIP_ERRORS,
    'MEMBERSHIP_IN_CART',
    'CUSTOMER_MISMATCH',
    ...REQUEST_ERRORS,
    ...BOOKING_ERRORS,
    ...(['NOTHING_TO_ADD', 'CART_BEING_PAID'] as const),
  ],
  by_staff: true,
});
