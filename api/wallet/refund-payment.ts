import { DUE_AFTER_REFUND } from '@ribambelle/domain/payments/due-refund.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, line, oneLine, price } from '../general/shapes.ts';
import { refundWay } from '../payments/office-shapes.ts';

/**
 * Gives money back: to the wallet at once, by bank when staff did it by hand, by a transfer to the
 * account of `holder` that waits for a file for the bank, or through the provider of an online
 * payment, which follows automatically. Refuses money that was not received,
 * more than is left, a way that the payment does not have, money of items already used, unless
 * `used` confirms it, and money of items still due, unless `due` says what happens to them. Send an
 * Idempotency-Key.
 */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/back-office/payments/{payment}/refunds',
  who: 'payments.refund',
  summary: 'Gives money of a payment back.',
  request: z.object({
    payment: cuid,
    amount: price.min(1),
    to: refundWay,
    reason: line,
    /** The holder and number of the family's account, for a transfer only. */
    holder: oneLine(70).default(''),
    iban: oneLine(50).default(''),
    used: z.boolean().default(false),
    /** The treatment of the part given back and still due: owed again, or no longer due. */
    due: z.enum(DUE_AFTER_REFUND).nullable().default(null),
  }),
  answer: z.object({ message: z.string().nullable() }),
  errors: [
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_REFUNDABLE',
    'REFUND_TOO_HIGH',
    'REFUND_WAY_NOT_POSSIBLE',
    'REFUND_OF_USED',
    'REFUND_OF_DUE',
    'HOLDER_REQUIRED',
    'IBAN_REQUIRED',
    'IBAN_INVALID',
    'IBAN_NOT_SEPA',
  ],
  recent_password: 'always',
});
