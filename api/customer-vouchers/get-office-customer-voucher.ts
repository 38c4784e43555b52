import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCustomerVoucherDetail } from './shapes.ts';

/** Returns one sold voucher for staff. Refuses CUSTOMER_VOUCHER_NOT_FOUND. */
export const getOfficeCustomerVoucher = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-vouchers/{voucher}',
  who: 'customer-vouchers.read',
  summary: 'Shows one sold voucher.',
  request: z.object({ voucher: cuid }),
  answer: officeCustomerVoucherDetail,
  errors: ['CUSTOMER_VOUCHER_NOT_FOUND'],
});
