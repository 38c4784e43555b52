import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day, email, manyLines, optionalPersonName } from '../general/shapes.ts';

/**
 * Sends a bought voucher to somebody as a gift, with a message, today or on a day within a year:
 * once, and only once it is paid. Until it is sent the same call can change it. Refuses a voucher
 * that can no longer be redeemed or was sent, a day that is past, too far ahead or after its end,
 * and a buyer whose own address is not confirmed.
 */
export const giveVoucher = endpoint({
  method: 'PUT',
  path: '/api/account/vouchers/{cuid}/gift',
  who: 'customer',
  summary: 'Sends one of the signed-in customer’s vouchers as a gift.',
  request: z.object({
    cuid,
    email,
    /** The recipient's name; empty for none. */
    name: optionalPersonName,
    message: manyLines(1_000).trim().default(''),
    /** The day on which it is sent, in the organiser's zone; null is today. */
    day: day.nullable().default(null),
  }),
  answer: z.object({ message: z.string() }),
  errors: [
    ...(['CUSTOMER_VOUCHER_NOT_FOUND', 'EMAIL_NOT_CONFIRMED', 'VOUCHER_CANCELLED'] as const),
    ...(['VOUCHER_EXPIRED', 'VOUCHER_REDEEMED', 'GIFT_SENT', 'GIFT_DAY_INVALID'] as const),
    'VOUCHER_CODE_LOST',
  ],
});
