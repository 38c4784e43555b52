import { listAccountVouchers as endpoint } from '@ribambelle/api/customer-vouchers/list-account-vouchers.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findVouchersOfCustomer } from './customer-voucher-views.ts';
import { presentCustomerVoucher } from './present-customer-voucher.ts';

/** Lists the vouchers that the caller bought or redeemed. */
export const listAccountVouchers = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { rows, count } = await findVouchersOfCustomer(db, {
      customer_id: customer.id,
      ...pageOf(request),
    });
    const reading = { text: textReader({ language, organiser }), now, customer_id: customer.id };
    return { data: rows.map((row) => presentCustomerVoucher(row, reading)), count };
  },
);
