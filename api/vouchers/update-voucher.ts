import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { voucherFields } from './office-shapes.ts';

/** Changes a voucher that is offered. Vouchers already sold keep their worth and their end. */
export const updateVoucher = endpoint({
  method: 'PUT',
  path: '/api/back-office/vouchers/{voucher}',
  who: 'vouchers.update',
  summary: 'Changes a voucher.',
  request: z.object({ voucher: cuid, version, ...anyFieldOf(voucherFields) }),
  answer: done,
  errors: ['VOUCHER_NOT_FOUND', 'IMAGE_UNKNOWN', 'BUNDLE_NOT_FOUND', 'VOUCHER_WORTH_UNCLEAR'],
});
