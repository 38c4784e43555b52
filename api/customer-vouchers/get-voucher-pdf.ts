import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns a bought voucher as a page to print or to send, with its code and a QR code of the page
 * to redeem it. Refuses another customer's, and one that cannot be redeemed.
 */
export const getVoucherPdf = endpoint({
  method: 'GET',
  path: '/api/account/vouchers/{cuid}/pdf',
  who: 'customer',
  summary: 'One of the signed-in customer’s vouchers, as a PDF.',
  request: z.object({ cuid }),
  answer: file,
  errors: [
    ...(['CUSTOMER_VOUCHER_NOT_FOUND', 'VOUCHER_UNPAID', 'VOUCHER_EXPIRED'] as const),
    ...(['VOUCHER_REDEEMED', 'VOUCHER_CANCELLED', 'VOUCHER_CODE_LOST'] as const),
  ],
});
