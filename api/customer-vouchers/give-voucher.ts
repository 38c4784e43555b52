import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, email, manyLines, optionalPersonName } from '../general/shapes.ts';

/**
 * Sends a bought voucher to somebody as a gift, with some words, today or on a day within a year: once, and once it is paid. Until it is sent it can be
 * changed by the same call. Refuses what cannot be redeemed any more or is sent, a day that is past, too far or after its end, and a buyer whose own
 * address is not confirmed.
 */
export const giveVoucher = endpoint({
  method: 'PUT',
  path: '/api/account/vouchers/{cuid}/gift',
  who: 'customer',
  summary: 'Sends one of the signed-in customer’s vouchers as a gift.',
  request: z.object({
    cuid,
    email,
    /** Whom it is for; empty says nothing. */
    name: optionalPersonName,
    message: manyLines(1_000).trim().default(''),
    /** On which day, on the organiser's calendar; null is today. */
    day: day.nullable().default(null),
  }),
  answer: z.object({ message: z.string() }),
  errors: [
    ...(['CUSTOMER_VOUCHER_NOT_FOUND', 'EMAIL_NOT_CONFIRMED', 'VOUCHER_CANCELLED'] as const),
    ...(['VOUCHER_EXPIRED', 'VOUCHER_REDEEMED', 'GIFT_SENT', 'GIFT_DAY_INVALID'] as const),
    'VOUCHER_CODE_LOST',
  ],
});
